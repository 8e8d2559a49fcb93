/** The HTTP API of the table, one function for each thing one can ask of it. */
import type {
  Look,
  Acknowledged,
  Addition,
  Analysis,
  Answer,
  Asks,
  Carried,
  Claim,
  Claimed,
  Code,
  Created,
  Fork,
  Hint,
  History,
  Joined,
  Links,
  Log,
  Moment,
  Myself,
  NewGame,
  Offer,
  Opened,
  Pace,
  Problem,
  Reason,
  Said,
  Snapshot,
  Spoken,
  Step,
  Summary,
  WaitingView,
  Welcome,
} from '../wire.gen'

/** A refusal or a failure, as the server put it; `code` is "offline" if there was no answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

async function call<T>(path: string, secrets: string[] = [], body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`./api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(secrets.length ? { Authorization: `Bearer ${secrets.join(' ')}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('offline', 'The table does not answer.', 0)
  }
  const data: unknown = await response.json().catch(() => null)
  if (response.ok) return data as T
  const problem = data as Problem | null
  throw new Refused(
    problem?.code ?? 'failed',
    problem?.text ?? response.statusText,
    response.status,
  )
}

export const welcome = (lang: string) => call<Welcome>(`welcome?lang=${lang}`)
/** What a server offers of one game. */
export async function offer(game: string, lang: string): Promise<Offer> {
  const found = (await welcome(lang)).games.find((each) => each.game === game)
  if (!found) throw new Refused('not-found', `There is no game ${game} here.`, 404)
  return found
}
/** What the page of a game needs to know once; its own types say what. */
export const catalogue = <T>(game: string, lang: string) => call<T>(`catalogue/${game}/${lang}`)
export const newGame = (wish: NewGame, lang: string) =>
  call<Created>(`games?lang=${lang}`, [], wish)
export const importRecord = (record: string, lang: string) =>
  call<Created>(`games/import?lang=${lang}`, [], { record })
export const summary = (room: string, secrets: string[], lang: string) =>
  call<Summary>(`games/${room}?lang=${lang}`, secrets)
export const snapshot = (room: string, secrets: string[], lang: string) =>
  call<Snapshot>(`games/${room}/snapshot?lang=${lang}`, secrets)
export const answer = (room: string, secrets: string[], given: Answer) =>
  call<Acknowledged>(`games/${room}/answers`, secrets, given)
export const undo = (room: string, secrets: string[], step: Step) =>
  call<Acknowledged>(`games/${room}/undo`, secrets, step)
export const restart = (room: string, secrets: string[], step: Step) =>
  call<Acknowledged>(`games/${room}/restart`, secrets, step)
/** What an answer would light, and do to the turn. */
export const preview = (room: string, secrets: string[], answer: number, lang: string) =>
  call<Look>(`games/${room}/preview?answer=${answer}&lang=${lang}`, secrets)
export const redo = (room: string, secrets: string[], step: Step) =>
  call<Acknowledged>(`games/${room}/redo`, secrets, step)
export const seatBot = (room: string, secrets: string[], seat: number, bot: string) =>
  call<Acknowledged>(`games/${room}/seats/${seat}`, secrets, { bot })
/** Say what the person on one's seat is called. */
export const namePerson = (room: string, secrets: string[], seat: number, name: string) =>
  call<Acknowledged>(`games/${room}/seats/${seat}/name`, secrets, { name })
/** Say something to all at the table. */
export const say = (room: string, secrets: string[], seat: number, said: Said) =>
  call<Spoken>(`games/${room}/seats/${seat}/talk`, secrets, said)
/** Give up: a bot plays on. */
export const resign = (room: string, secrets: string[], seat: number) =>
  call<Acknowledged>(`games/${room}/seats/${seat}/resign`, secrets, {})
/** Three words with which another device goes on. */
export const code = (room: string, secrets: string[], seat: number) =>
  call<Code>(`games/${room}/code`, secrets, { seat })
export const useCode = (code: string) => call<Carried>('codes', [], { code })
export const openWaiting = (wish: Opened, lang: string) =>
  call<WaitingView>(`waiting?lang=${lang}`, [], wish)
export const waiting = (name: string, secrets: string[]) =>
  call<WaitingView>(`waiting/${name}`, secrets)
export const joinWaiting = (name: string, secrets: string[], wish: Joined) =>
  call<WaitingView>(`waiting/${name}/join`, secrets, wish)
export const changeMe = (name: string, secrets: string[], wish: Myself) =>
  call<WaitingView>(`waiting/${name}/me`, secrets, wish)
export const arrange = (name: string, secrets: string[], wish: NewGame, lang: string) =>
  call<WaitingView>(`waiting/${name}/table?lang=${lang}`, secrets, wish)
export const leaveWaiting = (name: string, secrets: string[], number: number) =>
  call<WaitingView>(`waiting/${name}/leave`, secrets, { number })
export const beginWaiting = (name: string, secrets: string[], lang: string) =>
  call<WaitingView>(`waiting/${name}/begin?lang=${lang}`, secrets, {})
export const sayWaiting = (name: string, secrets: string[], said: Said) =>
  call<WaitingView>(`waiting/${name}/talk`, secrets, said)
export const again = (name: string, secrets: string[]) =>
  call<WaitingView>(`waiting/${name}/again`, secrets, {})
export const setPace = (room: string, secrets: string[], pace: Pace) =>
  call<Acknowledged>(`games/${room}/pace`, secrets, pace)
export const askAbout = (room: string, secrets: string[], seat: number, about: string[]) =>
  call<Acknowledged>(`games/${room}/seats/${seat}/asks`, secrets, { about } satisfies Asks)
export const why = (room: string, secrets: string[], answer: string, lang: string) =>
  call<Reason>(`games/${room}/why?answer=${encodeURIComponent(answer)}&lang=${lang}`, secrets)
/** The table as it was; of a game that is over, through the eyes of a seat (-1: one's own). */
export const moment = (room: string, secrets: string[], at: number, lang: string, eyes = -1) =>
  call<Moment>(
    `games/${room}/moments/${at}?${eyes < 0 ? '' : `eyes=${eyes}&`}lang=${lang}`,
    secrets,
  )
/** A page of the log, of what happened before a moment. */
export const log = (room: string, secrets: string[], before: number, lang: string) =>
  call<Log>(`games/${room}/log?before=${before}&lang=${lang}`, secrets)
export const history = (room: string, secrets: string[], lang: string) =>
  call<History>(`games/${room}/history?lang=${lang}`, secrets)
/** The best answers to the question now or, when the game is over, to that of a moment. */
export const hint = (room: string, secrets: string[], lang: string, at?: number) =>
  call<Hint>(`games/${room}/hint?lang=${lang}${at === undefined ? '' : `&at=${at}`}`, secrets)
/** The course of a finished game in chances; without `begin` only if somebody asked for it. */
export const analysis = (room: string, secrets: string[], lang: string, begin = true) =>
  call<Analysis>(`games/${room}/analysis?lang=${lang}&begin=${begin}`, secrets)
/** Take the seat that a link leads to. */
export const claim = (room: string, wish: Claim) => call<Claimed>(`games/${room}/claim`, [], wish)
/** A link for one more device of one's own seat. */
export const addDevice = (room: string, secrets: string[], seat: number) =>
  call<Addition>(`games/${room}/devices`, secrets, { seat })
export const links = (room: string, secrets: string[]) =>
  call<Links>(`games/${room}/links`, secrets)
export const record = (room: string, secrets: string[]) =>
  call<Record<string, unknown>>(`games/${room}/record`, secrets)
export const fork = (room: string, secrets: string[], wish: Fork, lang: string) =>
  call<Created>(`games/${room}/fork?lang=${lang}`, secrets, wish)

/** A fresh key that makes repeating a message harmless; a longer one is a secret. */
export function freshKey(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
