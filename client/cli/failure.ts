import { LlarError } from '../http.ts'

/** What a shell is told; 1 is a fault of llar's own. */
export const EXIT = {
  usage: 2,
  signIn: 3,
  forbidden: 4,
  notFound: 5,
  conflict: 6,
  invalid: 7,
  rate: 8,
  server: 9,
} as const

/** What was typed cannot be meant; nothing was asked. */
export class Usage extends Error {
  readonly code = EXIT.usage
}

const BY_STATUS: Record<number, number> = {
  400: EXIT.invalid,
  401: EXIT.signIn,
  403: EXIT.forbidden,
  404: EXIT.notFound,
  406: EXIT.invalid,
  409: EXIT.conflict,
  410: EXIT.notFound,
  413: EXIT.invalid,
  415: EXIT.invalid,
  422: EXIT.invalid,
  429: EXIT.rate,
}

/** The exit code of what went wrong. */
export function exitOf(error: unknown): number {
  if (error instanceof Usage) return error.code
  if (error instanceof LlarError) return BY_STATUS[error.status] ?? EXIT.server
  return error instanceof TypeError ? EXIT.server : 1
}

/** What a person reads of it: a field with its fault a line, else the server's own sentence. */
export function wordsOf(error: unknown): string {
  if (error instanceof LlarError) return serverWords(error)
  if (!(error instanceof Error)) return String(error)
  // `fetch failed`: the reason lies behind it.
  const cause = error.cause instanceof Error ? error.cause.message || String(error.cause) : ''
  return cause === '' ? error.message : `${error.message}: ${cause}`
}

/** Keys of a body that is one sentence. */
const BARE = new Set(['error', 'message', 'detail'])

function serverWords({ status, body, retryAfter }: LlarError): string {
  const again = retryAfter === null ? '' : ` Ask again in ${retryAfter} s.`
  const entries =
    typeof body === 'object' && body !== null
      ? Object.entries(body).filter(([, value]) => typeof value === 'string')
      : []
  if (entries.length === 0) return `The server answered ${status}.${again}`
  const said = entries.map(([name, value]) =>
    BARE.has(name) ? String(value) : `${name}: ${String(value)}`,
  )
  return `${said.join('\n')}${again}`
}
