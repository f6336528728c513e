import { ServiceAway } from '../away.ts'

/** The line, its names and keys, our name and password there: none is the mail's fault. */
const OF_THE_SERVER = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
])

/** Where a server speaks of who sends, and not of a mail: but for one that is too large (552). */
const OF_US = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM'])
const TOO_LARGE = 552
/** Whoever sends has to sign in, or to encrypt, first. */
const SIGN_IN = 530
const CLOSING = 421

/**
 * Many a server says only at a recipient, or after the mail, what it has against who sends
 * (Postfix's `smtpd_delay_reject`; limits of large providers): by the second and third number of an
 * enhanced code (RFC 3463, its register, and Microsoft's of three digits), as ranges.
 */
const CODES_OF_US: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[7, 8]],
  4: [[5, 5]],
  7: [
    [8, 14],
    [20, 29],
    [57, 64],
    [501, 503],
    [506, 506],
    [508, 509],
    [511, 511],
    [606, 649],
    [700, 750],
  ],
}
/** The same in words, since 7.1 is said of who sends as well as of a recipient or a mail. */
const WORDS_OF_US =
  /client host|\brelay|helo command|sender address|authenticat|your IP|IP address|reverse (?:DNS|name)/i
const OF_RECIPIENT = /recipient address rejected/i

interface Answer {
  status: number
  command: string
  text: string
}

/** The second and third number of an enhanced code; null: it gives none. */
function enhancedOf(text: string): readonly [number, number] | null {
  const [, subject, detail] = /^\d{3}[ -][245]\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? []
  return subject === undefined ? null : [Number(subject), Number(detail)]
}

function isOfUs({ status, command, text }: Answer): boolean {
  if (OF_US.has(command)) return status !== TOO_LARGE
  if (status === SIGN_IN) return true
  const [subject = 0, detail = 0] = enhancedOf(text) ?? []
  if (CODES_OF_US[subject]?.some(([from, to]) => detail >= from && detail <= to)) return true
  // Addresses that it quotes may hold any word.
  const words = text.replaceAll(/<[^>]*>/g, '')
  return command !== '' && !OF_RECIPIENT.test(words) && WORDS_OF_US.test(words)
}

/** A later time that is said of a mailbox (RFC 3463: 1 and 2), and not of the server (3). */
function isOfOneAddress({ status, command, text }: Answer): boolean {
  const [subject] = enhancedOf(text) ?? []
  if (status === CLOSING || subject === 3) return false
  return command === 'RCPT TO' || subject === 1 || subject === 2
}

/**
 * What the mail server said, without the addresses it quotes: the reason is logged and kept with
 * the job.
 */
export function reasonOf(error: unknown): Error {
  const { code, responseCode, response, command } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>
  const known = [code, responseCode, command].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z ]{1,20}$/.test(part)),
  )
  const words = `SMTP ${known.join(' ') || 'failed'}`
  if (typeof responseCode !== 'number' || code === 'EAUTH')
    return OF_THE_SERVER.has(String(code)) ? new ServiceAway('mail', words) : new Error(words)
  const text = typeof response === 'string' ? response : ''
  const answer = { status: responseCode, command: String(command ?? ''), text }
  if (isOfUs(answer)) return new ServiceAway('mail', words)
  return responseCode < 500
    ? new ServiceAway('mail', words, { oneAddress: isOfOneAddress(answer) })
    : new Error(words)
}
