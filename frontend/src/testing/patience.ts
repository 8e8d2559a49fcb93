/** Tests wait until something is so, however slow the machine; the limit only ends what hangs. */
import { configure } from '@testing-library/svelte'

configure({ asyncUtilTimeout: 300_000 })
