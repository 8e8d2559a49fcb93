/** Tests look at a wide window, where every zone of the table has its place. */
interface Sized {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}

const { happyDOM } = globalThis.window as unknown as Sized
happyDOM.setViewport({ width: 1440, height: 900 })
