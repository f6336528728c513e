// Connection errors of PostgreSQL and of the network below it; 25P03: it hung up on a transaction
// that asked nothing for too long, and rolled it back.
// 28000, 28P01, 3D000: it takes us in no more (a role without login, a database that was renamed for
// a restore), which an operator does and takes back.
const AWAY = new RegExp(
  '^(?:08...|25P03|28000|28P01|3D000|57P0[1-5]|53[0-9A-Z]{3}|' +
    'ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|' +
    'ENOENT|EPIPE|ETIMEDOUT)$',
)
/** What pg itself says of a line that broke, was not answered on, or cannot be read. */
const BROKEN = new RegExp(
  '^(?:Connection terminated|Client was closed|Query read timeout|received invalid response|' +
    'timeout exceeded when trying to connect|Client has encountered a connection error)',
)
/** Where PostgreSQL refuses who connects to a database that takes nobody, with a code of many uses. */
const GATES = new Set(['CheckMyDatabase', 'InitPostgres'])
/** System calls on a line to somebody; files have others, or other codes. */
const LINES = new Set(['connect', 'read', 'write', 'getaddrinfo'])

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** True for an error that PostgreSQL itself sent. */
export function isDatabaseError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && /^[0-9A-Z]{5}$/.test(codeOf(error))
}

/** True when the database cannot be reached at the moment. */
export function databaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name with two addresses, of which none answers.
  if (error instanceof AggregateError) return error.errors.some(databaseAway)
  if (isDatabaseError(error))
    return AWAY.test(error.code) || ('routine' in error && GATES.has(String(error.routine)))
  if ('syscall' in error && LINES.has(String(error.syscall)))
    return (error.syscall === 'connect' || codeOf(error) !== 'ENOENT') && AWAY.test(codeOf(error))
  return BROKEN.test(error.message)
}
