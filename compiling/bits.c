/* core/bits.py once more, for the compiled engine: the same names, the same answers.

   A set of up to 512 members is eight 64-bit words here. tests/compiled holds the two together. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
#include <stdint.h>

#define WORDS 8
#define MEMBERS (64 * WORDS)
#define FEW_WORDS 4 /* a map of up to 256 spaces needs no more */
#define ALWAYS_INLINE inline __attribute__((always_inline))

typedef struct {
    uint64_t word[WORDS];
} Set;

static int
read_set(PyObject *number, Set *set)
{
    if (!PyLong_Check(number)) {
        PyErr_SetString(PyExc_TypeError, "a set is an int");
        return -1;
    }
    memset(set, 0, sizeof(Set));
    size_t bytes = ((size_t)_PyLong_NumBits(number) + 63) / 64 * 8; /* as many words as it needs */
    if (bytes <= 8) {
        set->word[0] = PyLong_AsUnsignedLongLong(number);
        return set->word[0] == (uint64_t)-1 && PyErr_Occurred() ? -1 : 0;
    }
    if (bytes > sizeof(Set)) {
        PyErr_SetString(PyExc_OverflowError, "a set has at most 512 members");
        return -1;
    }
#if PY_VERSION_HEX >= 0x030D0000
    return _PyLong_AsByteArray((PyLongObject *)number, (unsigned char *)set->word, bytes,
                               PY_LITTLE_ENDIAN, 0, 1);
#else
    return _PyLong_AsByteArray((PyLongObject *)number, (unsigned char *)set->word, bytes,
                               PY_LITTLE_ENDIAN, 0);
#endif
}

/* `through` and the like may be complements, negative ints: read their lowest 512 bits. */
static int
read_mask(PyObject *number, Set *set)
{
    if (PyLong_Check(number) && _PyLong_Sign(number) >= 0) {
        return read_set(number, set);
    }
    PyObject *other = PyNumber_Invert(number);
    if (other == NULL) {
        return -1;
    }
    int failed = read_set(other, set);
    Py_DECREF(other);
    for (int n = 0; n < WORDS; n++) {
        set->word[n] = ~set->word[n];
    }
    return failed;
}

static PyObject *
write_set(const Set *set)
{
    size_t words = WORDS;
    while (words > 1 && !set->word[words - 1]) {
        words--;
    }
    if (words == 1) {
        return PyLong_FromUnsignedLongLong(set->word[0]);
    }
    return _PyLong_FromByteArray((const unsigned char *)set->word, words * sizeof(uint64_t),
                                 PY_LITTLE_ENDIAN, 0);
}

static PyObject *
each(PyObject *module, PyObject *number)
{
    Set set;
    if (read_set(number, &set) < 0) {
        return NULL;
    }
    Py_ssize_t count = 0;
    for (int n = 0; n < WORDS; n++) {
        count += __builtin_popcountll(set.word[n]);
    }
    PyObject *found = PyList_New(count);
    if (found == NULL) {
        return NULL;
    }
    Py_ssize_t place = 0;
    for (int n = 0; n < WORDS; n++) {
        for (uint64_t rest = set.word[n]; rest; rest &= rest - 1) {
            PyObject *member = PyLong_FromLong(64 * n + __builtin_ctzll(rest));
            if (member == NULL) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, place++, member);
        }
    }
    return found;
}

static PyObject *
bits_of(PyObject *module, PyObject *members)
{
    Set set = {{0}};
    PyObject *row = PySequence_Fast(members, "members come as a list or tuple");
    if (row == NULL) {
        return NULL;
    }
    for (Py_ssize_t n = 0; n < PySequence_Fast_GET_SIZE(row); n++) {
        long member = PyLong_AsLong(PySequence_Fast_GET_ITEM(row, n));
        if (member < 0 || member >= MEMBERS) {
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_ValueError, "a member is 0 to 511");
            }
            Py_DECREF(row);
            return NULL;
        }
        set.word[member / 64] |= (uint64_t)1 << member % 64;
    }
    Py_DECREF(row);
    return write_set(&set);
}

/* Add the spaces of a row, a tuple, to a set; a space off the map is negative. */
static int
add_row(PyObject *row, Set *set)
{
    if (!PyTuple_Check(row)) {
        PyErr_SetString(PyExc_TypeError, "a row is a tuple");
        return -1;
    }
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(row); n++) {
        long space = PyLong_AsLong(PyTuple_GET_ITEM(row, n));
        if (space >= MEMBERS || (space == -1 && PyErr_Occurred())) {
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_ValueError, "a space is below 512");
            }
            return -1;
        }
        if (space >= 0) {
            set->word[space / 64] |= (uint64_t)1 << space % 64;
        }
    }
    return 0;
}

static PyObject *
spaces_in(PyObject *module, PyObject *row)
{
    Set set = {{0}};
    return add_row(row, &set) < 0 ? NULL : write_set(&set);
}

/* The arguments of a function on rows: a tuple, and the number of the one that is left out. */
static int
read_rows(PyObject *const *args, Py_ssize_t count, Py_ssize_t *but)
{
    if (count < 1 || count > 2 || !PyTuple_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "a tuple, and perhaps the number of the one left out");
        return -1;
    }
    *but = count == 2 ? PyLong_AsSsize_t(args[1]) : -1;
    return *but == -1 && PyErr_Occurred() ? -1 : 0;
}

static PyObject *
spaces_in_all(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Set set = {{0}};
    Py_ssize_t but;
    if (read_rows(args, count, &but) < 0) {
        return NULL;
    }
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(args[0]); n++) {
        if (n != but && add_row(PyTuple_GET_ITEM(args[0], n), &set) < 0) {
            return NULL;
        }
    }
    return write_set(&set);
}

static PyObject *
united(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Set set = {{0}}, more;
    Py_ssize_t but;
    if (read_rows(args, count, &but) < 0) {
        return NULL;
    }
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(args[0]); n++) {
        if (n != but) {
            if (read_set(PyTuple_GET_ITEM(args[0], n), &more) < 0) {
                return NULL;
            }
            for (int k = 0; k < WORDS; k++) {
                set.word[k] |= more.word[k];
            }
        }
    }
    return write_set(&set);
}

static PyObject *
spaces_held(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Set set = {{0}};
    if (count != 3 || !PyTuple_Check(args[0]) || !PyTuple_Check(args[1])
        || PyTuple_GET_SIZE(args[0]) != PyTuple_GET_SIZE(args[1])) {
        PyErr_SetString(PyExc_TypeError, "two rows of the same length, and a holder");
        return NULL;
    }
    long holder = PyLong_AsLong(args[2]);
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(args[0]); n++) {
        long space = PyLong_AsLong(PyTuple_GET_ITEM(args[0], n));
        long held_by = PyLong_AsLong(PyTuple_GET_ITEM(args[1], n));
        if (held_by == holder && space >= 0 && space < MEMBERS) {
            set.word[space / 64] |= (uint64_t)1 << space % 64;
        }
    }
    return PyErr_Occurred() ? NULL : write_set(&set);
}

typedef struct {
    PyObject_HEAD
    PyObject *near;
    int words;      /* of a set: FEW_WORDS where they are enough, else WORDS */
    uint64_t *sets; /* the neighbours of each space, so many words each */
} Neighbours;

static int
neighbours_init(Neighbours *self, PyObject *args, PyObject *names)
{
    static char *keywords[] = {"near", NULL};
    PyObject *near;
    if (!PyArg_ParseTupleAndKeywords(args, names, "O!", keywords, &PyTuple_Type, &near)) {
        return -1;
    }
    Py_ssize_t size = PyTuple_GET_SIZE(near);
    if (size > MEMBERS) {
        PyErr_SetString(PyExc_ValueError, "there are at most 512 spaces");
        return -1;
    }
    int words = size > 64 * FEW_WORDS ? WORDS : FEW_WORDS;
    uint64_t *sets = PyMem_Calloc((size_t)words * 64 * words, sizeof(uint64_t));
    if (sets == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t n = 0; n < size; n++) {
        Set set;
        if (read_set(PyTuple_GET_ITEM(near, n), &set) < 0) {
            PyMem_Free(sets);
            return -1;
        }
        memcpy(&sets[n * words], set.word, words * sizeof(uint64_t));
    }
    Py_INCREF(near);
    Py_XSETREF(self->near, near);
    PyMem_Free(self->sets);
    self->sets = sets;
    self->words = words;
    return 0;
}

static void
neighbours_dealloc(Neighbours *self)
{
    Py_XDECREF(self->near);
    PyMem_Free(self->sets);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static ALWAYS_INLINE Set
beside_of(const Neighbours *self, const Set *spaces, int words)
{
    Set found = {{0}};
    for (int n = 0; n < words; n++) {
        for (uint64_t rest = spaces->word[n]; rest; rest &= rest - 1) {
            const uint64_t *near = &self->sets[(64 * n + __builtin_ctzll(rest)) * words];
            for (int k = 0; k < words; k++) {
                found.word[k] |= near[k];
            }
        }
    }
    return found;
}

static Set
beside(const Neighbours *self, const Set *spaces)
{
    return self->words == FEW_WORDS ? beside_of(self, spaces, FEW_WORDS)
                                    : beside_of(self, spaces, WORDS);
}

static ALWAYS_INLINE int
advance_of(const Neighbours *self, Set *frontier, Set *reached, const Set *through,
           const Set *linked, int words)
{
    Set fresh = beside_of(self, frontier, words);
    uint64_t joins = 0, any = 0;
    for (int n = 0; n < words; n++) {
        joins |= frontier->word[n] & linked->word[n];
    }
    for (int n = 0; n < words; n++) {
        if (joins) {
            fresh.word[n] |= linked->word[n];
        }
        frontier->word[n] = fresh.word[n] & through->word[n] & ~reached->word[n];
        reached->word[n] |= frontier->word[n];
        any |= frontier->word[n];
    }
    return any != 0;
}

/* One step on: what is newly reached, and whether that is anything. */
static int
advance(const Neighbours *self, Set *frontier, Set *reached, const Set *through, const Set *linked)
{
    return self->words == FEW_WORDS
               ? advance_of(self, frontier, reached, through, linked, FEW_WORDS)
               : advance_of(self, frontier, reached, through, linked, WORDS);
}

static PyObject *
neighbours_beside(Neighbours *self, PyObject *number)
{
    Set spaces;
    if (read_set(number, &spaces) < 0) {
        return NULL;
    }
    Set found = beside(self, &spaces);
    return write_set(&found);
}

static PyObject *
neighbours_reach(Neighbours *self, PyObject *const *args, Py_ssize_t count)
{
    Set frontier, through, linked = {{0}}, reached = {{0}};
    if (count < 3 || count > 4) {
        PyErr_SetString(PyExc_TypeError, "reach takes start, steps, through and perhaps linked");
        return NULL;
    }
    long steps = PyLong_AsLong(args[1]);
    if ((steps == -1 && PyErr_Occurred()) || read_set(args[0], &frontier) < 0
        || read_mask(args[2], &through) < 0 || (count == 4 && read_set(args[3], &linked) < 0)) {
        return NULL;
    }
    while (steps && advance(self, &frontier, &reached, &through, &linked)) {
        steps--;
    }
    return write_set(&reached);
}

static PyObject *
neighbours_within(Neighbours *self, PyObject *const *args, Py_ssize_t count)
{
    Set start, frontier, through, linked = {{0}}, reached = {{0}};
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "within takes start and steps");
        return NULL;
    }
    long steps = PyLong_AsLong(args[1]);
    if ((steps == -1 && PyErr_Occurred()) || read_set(args[0], &start) < 0) {
        return NULL;
    }
    frontier = start;
    memset(&through, 0xff, sizeof(through));
    while (steps && advance(self, &frontier, &reached, &through, &linked)) {
        steps--;
    }
    for (int n = 0; n < WORDS; n++) {
        reached.word[n] |= start.word[n];
    }
    return write_set(&reached);
}

static PyObject *
neighbours_distance(Neighbours *self, PyObject *const *args, Py_ssize_t count)
{
    Set frontier, through, linked = {{0}}, reached = {{0}};
    if (count < 3 || count > 4) {
        PyErr_SetString(PyExc_TypeError, "distance takes start, goal, through and perhaps linked");
        return NULL;
    }
    long goal = PyLong_AsLong(args[1]);
    if (goal < 0 || goal >= MEMBERS) {
        if (!PyErr_Occurred()) {
            PyErr_SetString(PyExc_ValueError, "a goal is 0 to 511");
        }
        return NULL;
    }
    if (read_set(args[0], &frontier) < 0 || read_mask(args[2], &through) < 0
        || (count == 4 && read_set(args[3], &linked) < 0)) {
        return NULL;
    }
    for (long steps = 1; advance(self, &frontier, &reached, &through, &linked); steps++) {
        if (reached.word[goal / 64] >> goal % 64 & 1) {
            return PyLong_FromLong(steps);
        }
    }
    return PyLong_FromLong(-1);
}

static PyMemberDef neighbours_members[] = {
    {"near", T_OBJECT_EX, offsetof(Neighbours, near), READONLY, NULL},
    {NULL},
};

static PyMethodDef neighbours_methods[] = {
    {"beside", (PyCFunction)neighbours_beside, METH_O, NULL},
    {"reach", (PyCFunction)(void (*)(void))neighbours_reach, METH_FASTCALL, NULL},
    {"within", (PyCFunction)(void (*)(void))neighbours_within, METH_FASTCALL, NULL},
    {"distance", (PyCFunction)(void (*)(void))neighbours_distance, METH_FASTCALL, NULL},
    {NULL},
};

static PyTypeObject NeighboursType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ziggurat.core.bits.Neighbours",
    .tp_basicsize = sizeof(Neighbours),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)neighbours_init,
    .tp_dealloc = (destructor)neighbours_dealloc,
    .tp_members = neighbours_members,
    .tp_methods = neighbours_methods,
};

static PyMethodDef functions[] = {
    {"each", each, METH_O, NULL},
    {"bits_of", bits_of, METH_O, NULL},
    {"spaces_in", spaces_in, METH_O, NULL},
    {"spaces_in_all", (PyCFunction)(void (*)(void))spaces_in_all, METH_FASTCALL, NULL},
    {"spaces_held", (PyCFunction)(void (*)(void))spaces_held, METH_FASTCALL, NULL},
    {"united", (PyCFunction)(void (*)(void))united, METH_FASTCALL, NULL},
    {NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "bits", NULL, -1, functions};

PyMODINIT_FUNC
PyInit_bits(void)
{
    PyObject *module = PyType_Ready(&NeighboursType) < 0 ? NULL : PyModule_Create(&definition);
    if (module == NULL) {
        return NULL;
    }
    Py_INCREF(&NeighboursType);
    Py_INCREF(&PyLong_Type);
    if (PyModule_AddObject(module, "Neighbours", (PyObject *)&NeighboursType) < 0
        || PyModule_AddObject(module, "Bits", (PyObject *)&PyLong_Type) < 0
        || PyModule_AddIntConstant(module, "NOWHERE", -1) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
