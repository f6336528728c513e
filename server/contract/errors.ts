import type { Lang } from './lang.ts'
import { waitMessage } from './rate-limit/wait-message.ts'
import { say } from './messages.ts'

/**
 * An answer other than success. `body` goes out as it is and must fit the contract's schema of
 * `status`.
 */
export class HttpError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(`HTTP ${status}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 400 with the flat map of dotted field path to message, in the language of the request. */
export function fieldErrors(map: Record<string, string>): never {
  throw new HttpError(400, map)
}

/** 401: no token, or one that no longer works. */
export function unauthorized(lang: Lang = 'es'): never {
  throw new HttpError(401, { message: say(lang, 'unauthorized') })
}

/**
 * Row 4 of the specification's catalogue (section 8). Writes are shown it as it comes, so it goes
 * out in the language of the request (failure.ts).
 */
export const FORBIDDEN = { message: say('es', 'forbidden') }

/** 403 with the catalogue's words. */
export function forbidden(): never {
  throw new HttpError(403, FORBIDDEN)
}

/** 404: no such record, or not yours. */
export function notFound(lang: Lang = 'es'): never {
  throw new HttpError(404, { message: say(lang, 'notFound') })
}

/** 406: the state does not allow this; `detail` says why (section 8, row 6). */
export function notAcceptable(detail: string): never {
  throw new HttpError(406, { detail })
}

/** Who keeps a document knows no language: it goes out in that of the request (failure.ts). */
export const LATER_VERSION = { message: say('es', 'laterVersion') }

/** The same where an answer says why a part of what was asked for is left. */
export const laterWords = (lang: Lang): string => say(lang, 'laterVersion')

/** 503: what a later version stored cannot be acted on by this one, as it cannot be shown. */
export function laterVersion(lang?: Lang): never {
  const body = lang === undefined ? LATER_VERSION : { message: laterWords(lang) }
  throw new HttpError(503, body, { 'retry-after': '60' })
}

/**
 * 409: somebody saved in between; `current` is what is stored now, in the shape of the contract.
 */
export function conflict(current: unknown, message: string): never {
  throw new HttpError(409, { message, current })
}

/** 410: was public once, is withdrawn; `body` names similar homes. */
export function gone(body: Record<string, unknown>): never {
  throw new HttpError(410, body)
}

/** 413: more bytes than allowed. */
export function tooLarge(lang: Lang = 'es'): never {
  throw new HttpError(413, { detail: say(lang, 'tooLarge') })
}

/** 415: a kind of body or file that is not taken; `detail` says which are. */
export function unsupported(detail: string): never {
  throw new HttpError(415, { detail })
}

/** 429: too many tries; `seconds` until the next one may work. */
export function tooMany(lang: Lang, seconds: number): never {
  throw new HttpError(
    429,
    { message: say(lang, 'tooMany', { wait: waitMessage(lang, seconds) }) },
    { 'retry-after': String(seconds) },
  )
}
