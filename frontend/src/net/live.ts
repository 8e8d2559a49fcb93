/** The socket: it only listens. It comes back by itself after sleep, a lost network or a restart. */
import type { Presence, Problem, Snapshot, Talk } from '../wire.gen'

export type Push = Snapshot | Presence | Talk | Problem
export type Link = 'connecting' | 'live' | 'lost'

/** Of a game, or (with `waiting/` before its name) of a waiting room. */
export class Live<Heard = Push> {
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly room: string,
    readonly secrets: string[],
    readonly lang: () => string,
    readonly heard: (push: Heard) => void,
    readonly changed: (link: Link) => void,
  ) {
    this.#connect()
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
  }

  /** Say hello anew, for example in another language. */
  restart(): void {
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  #now = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) {
      this.#tries = 0
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  #connect(): void {
    if (this.#closed) return
    this.changed(this.#tries ? 'lost' : 'connecting')
    const url = new URL(`./live/${this.room}`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    url.hash = ''
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ secrets: this.secrets, lang: this.lang() }))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (event.data === '') return // a sign of life
      this.#tries = 0
      this.changed('live')
      this.heard(JSON.parse(event.data) as Heard)
    }
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return
      this.#socket = null
      const wait = Math.min(8000, 250 * 2 ** this.#tries)
      this.#tries += 1
      if (this.#tries > 1) this.changed('lost')
      this.#timer = setTimeout(() => this.#connect(), wait)
    }
  }
}
