/** What cannot be written to, and why. */
export interface StorageFault {
  part: 'database' | 'files'
  fault: 'full' | 'read-only'
}

const FILES: Record<string, StorageFault['fault']> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
}
/** The same where a file was at work; a line to somebody has some of these codes, too. */
const FILES_ONLY: Record<string, StorageFault['fault']> = {
  EFBIG: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'read-only',
}
/** System calls that write no file. */
const OTHERS = /^(?:read|connect|listen|bind|accept|kill|spawn.*|getaddrinfo)$/

/**
 * What Node makes of a folder that is to be made, with those above it, on a disk that its system has
 * closed: it answers as if one above were missing.
 */
const isUnmade = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' && syscall === 'mkdir'

/** True for an error that the operating system answered to one of our own calls. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

/**
 * PostgreSQL's disk_full and read_only_sql_transaction (a stand-by, or a disk its operator has
 * closed).
 */
const DATABASE: Record<string, StorageFault['fault']> = { '53100': 'full', '25006': 'read-only' }

/** PostgreSQL's words (LC_ALL=C) when it cannot be started for want of space. */
export const FULL = /No space left on device|Disk quota exceeded/

/** PostgreSQL's words, under codes of other meanings, for a disk that its system has closed. */
export const CLOSED =
  /Read-only file system|Input\/output error|could not .*(?:Permission denied|Operation not permitted)/

/**
 * What an error says of our storage; null when it is about something else. What wraps such an error
 * says the same.
 */
export function storageFaultOf(error: unknown): StorageFault | null {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const code = 'code' in one ? String(one.code) : ''
    const [file, database] = [FILES[code], DATABASE[code]]
    if (file) return { part: 'files', fault: file }
    const only = isSystemError(one) && !OTHERS.test(one.syscall ?? '') && FILES_ONLY[code]
    if (isSystemError(one) && isUnmade(one)) return { part: 'files', fault: 'read-only' }
    if (only) return { part: 'files', fault: only }
    if (database && 'severity' in one) return { part: 'database', fault: database }
    if ('severity' in one && CLOSED.test(one.message))
      return { part: 'database', fault: 'read-only' }
  }
  return null
}

/** What to tell who starts the product on a disk that does not let it; null: that is not why. */
export function startFault(error: unknown): string | null {
  const words = error instanceof Error ? error.message : ''
  const fault =
    storageFaultOf(error)?.fault ??
    (FULL.test(words) ? 'full' : CLOSED.test(words) ? 'read-only' : null)
  if (fault === null) return null
  const [what, remedy] =
    fault === 'full'
      ? ['is full', 'Make room on it']
      : ['cannot be written to', 'See that this account may write there']
  return (
    `The disk of DATA_DIR, or of the database, ${what}. ${remedy}, then start again: ` +
    `nothing that was stored is lost.\n${words}`
  )
}
