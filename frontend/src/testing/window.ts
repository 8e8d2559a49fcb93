/** Tests look at a wide window, where every zone of the table has its place. */
import type { Window } from 'happy-dom'

const { happyDOM } = globalThis.window as unknown as Window
happyDOM.setViewport({ width: 1440, height: 900 })
