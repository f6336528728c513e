import { databaseAway, isDatabaseError } from '../db/away.ts'
import { FORBIDDEN, HttpError, LATER_VERSION } from './errors.ts'
import type { Lang } from './context.ts'
import { WHOLE } from './field-errors.ts'
import { storageFaultOf } from './storage.ts'
import { FileMissing } from '../ports/files/index.ts'
import { say } from './messages.ts'

/**
 * The catalogue's last row (specification, section 8) in the language of the request: for anything
 * we did not foresee.
 */
export const broken = (lang: Lang): { message: string } => ({ message: say(lang, 'broken') })

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/**
 * Two acts at once: what is unique was there already, or what is referred to is gone. The room's
 * own look came before it.
 */
const CROSSED = new Set(['23503', '23505'])

/**
 * Many acts at once on the same rows, on which the database gave up again and again
 * (`inTransaction`), or a statement that took longer than its operator allows (57014): nothing was
 * written, and the same again succeeds.
 */
const CROWDED = new Set(['40001', '40P01', '55P03', '57014'])

/**
 * Of class 22 (a value that PostgreSQL cannot hold) what the path of an address can bring about:
 * characters, a code that is none, a number out of range.
 */
const OF_A_PATH = new Set(['22003', '22021', '22P02', '22P05'])

/**
 * What an error becomes on the wire. Ours goes out as it is; a value that PostgreSQL cannot hold
 * (class 22) is the sender's fault, unless nothing was sent (`isBare`: neither a body nor a query)
 * that could be it; a file whose row is there and whose content is not is 404, and
 * logged, since a backup has it; what another act has made impossible in the same moment is told
 * as such, and logged, since its room should have answered; a disk that is full is 507; what can
 * only be read, a database that is away, or rows that too many want at once, is 503, which a client
 * tries again; all else is 500 and says nothing.
 */
export function answerOf(error: unknown, lang: Lang, isBare = false): HttpError {
  if (error instanceof HttpError && error.body === FORBIDDEN)
    return new HttpError(403, { message: say(lang, 'forbidden') })
  if (error instanceof HttpError && error.body === LATER_VERSION)
    return new HttpError(503, { message: say(lang, 'laterVersion') }, error.headers)
  if (error instanceof HttpError) return error
  if (error instanceof FileMissing) return new HttpError(404, { message: say(lang, 'fileMissing') })
  const storage = storageFaultOf(error)
  if (storage?.fault === 'full') return new HttpError(507, { message: say(lang, 'storageFull') })
  if (storage)
    return new HttpError(503, { message: say(lang, 'readOnly') }, { 'retry-after': '60' })
  const isSent = !isBare || OF_A_PATH.has(codeOf(error))
  if (isDatabaseError(error) && error.code.startsWith('22') && isSent)
    return new HttpError(400, { [WHOLE]: say(lang, 'invalid') })
  if (isDatabaseError(error) && CROSSED.has(error.code))
    return new HttpError(406, { detail: say(lang, 'crossed') })
  if (databaseAway(error) || (isDatabaseError(error) && CROWDED.has(error.code)))
    return new HttpError(503, { message: say(lang, 'unavailable') }, { 'retry-after': '2' })
  return new HttpError(500, broken(lang))
}

/** So many of the errors that one holds are told. */
const MOST = 3

/** An error as the log may keep it: no values, no rows, since they may be about people. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
  if (isDatabaseError(error)) {
    const { constraint, table, routine } = error as unknown as Record<string, unknown>
    const message = withoutValues(error)
    return { type: 'PostgreSQL', code: error.code, message, constraint, table, routine, stack }
  }
  return {
    type: error.name,
    code: codeOf(error) || undefined,
    message: withoutValues(error),
    ...(error.cause instanceof Error && { cause: loggable(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, MOST).map(loggable) }),
    stack,
  }
}

/**
 * What an error says, without what it quotes. Names of properties (TypeError) and of files (a
 * system call) are ours; any other quotation may be what somebody wrote (JSON that does not parse),
 * as an address or a long number may.
 */
function withoutValues(error: Error): string {
  const ours = error instanceof TypeError || error instanceof ReferenceError || 'syscall' in error
  const bare = ours
    ? error.message
    : error.message.replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|«[^»]*»?/g, '…')
  return bare
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d .-]{5,}\d/g, '…')
    .slice(0, 300)
}
