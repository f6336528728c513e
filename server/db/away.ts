// Connection errors of PostgreSQL and of the network below it; 25P03: it hung up on a transaction
// that asked nothing for too long, and rolled it back.
const AWAY =
  /^(?:08...|25P03|57P0[1-5]|53[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
/** System calls on a line to somebody; files have others, or other codes. */
const LINES = new Set(['connect', 'read', 'write'])

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** True for an error that PostgreSQL itself sent. */
export function isDatabaseError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'severity' in error && /^[0-9A-Z]{5}$/.test(codeOf(error))
}

/** True when the database cannot be reached at the moment. */
export function databaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseError(error)) return AWAY.test(error.code)
  if ('syscall' in error && LINES.has(String(error.syscall)))
    return (error.syscall === 'connect' || codeOf(error) !== 'ENOENT') && AWAY.test(codeOf(error))
  return /^(?:Connection terminated|Client was closed|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
