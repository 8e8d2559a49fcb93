/** A server that gives the answers written down for it, and remembers what was sent. */
import { vi } from 'vitest'

export interface Sent {
  path: string
  body: unknown
}

export function pretendServer(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (address: string, asked: RequestInit = {}) => {
    const path = address.replace('./api/', '').replace(/\?lang=\w+$/, '')
    if (asked.body) sent.push({ path, body: JSON.parse(asked.body as string) as unknown })
    const known = path in answers
    const data = known ? answers[path] : { type: 'problem', code: 'no-game', text: 'No such game.' }
    return Promise.resolve(new Response(JSON.stringify(data), { status: known ? 200 : 404 }))
  })
  return sent
}
