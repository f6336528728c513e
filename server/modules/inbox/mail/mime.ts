import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { textOfHtml } from './html-text.ts'
import { splitQuote } from './quote.ts'

/** A file of a mail. */
export interface MailFile {
  filename: string
  /** Bytes as they come out of the thread that reads them. */
  content: Uint8Array
}

/** What is read of a mail. */
export interface Incoming {
  /** Lower case. */
  from: string | null
  /** Everybody it names as receiver, lower case. */
  to: string[]
  subject: string | null
  text: string
  /** What it repeats of earlier mails. */
  quoted: string | null
  mailId: string
  /** Files, as they came; which of them are kept is decided in files.ts. */
  files: MailFile[]
  /** A program wrote it: an absence notice, a bounce, a list. */
  automatic: boolean
}

const LONGEST = 20_000
/**
 * What is read of a mail's words before it is known which are its own, and of a header that names
 * receivers.
 */
const READ = 60_000
const HEADER = 2000
const MOST_NAMED = 20

/**
 * Header lines by which programs say that nobody wrote this (RFC 3834, and what came before it).
 */
function isAutomatic(headers: Map<string, string>, from: string | null): boolean {
  const value = (name: string): string => headers.get(name)?.toLowerCase().trim() ?? ''
  if (value('auto-submitted') !== '' && !value('auto-submitted').startsWith('no')) return true
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence'))) return true
  if (headers.has('list-id') || headers.has('x-autoreply') || headers.has('x-autorespond'))
    return true
  if (value('return-path') === '<>' || value('content-type').startsWith('multipart/report'))
    return true
  return from === null || /^(?:mailer-daemon|postmaster)@/.test(from)
}

/** Without what no column takes: NUL, and halves of signs. */
const clean = (text: string): string =>
  text.slice(0, READ).replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim()

const address = (one: { address?: string } | undefined): string[] =>
  one?.address ? [clean(one.address).toLowerCase()] : []

/** The beginning of a text; a sign that would be cut in two is left out. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** The name the sender gave, fit for a header and a list. */
const plainName = (filename: string): string =>
  cut(
    clean(filename)
      .replace(/[\p{Cc}\p{Cf}"\\/]/gu, '')
      .trim(),
    120,
  ) || 'file'

const bytesOf = (content: string | ArrayBuffer | Uint8Array): Uint8Array =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)

/**
 * Reads a raw mail. Throws when it is none. How long it takes is up to whoever wrote it: only what
 * runs in a thread of its own (read-apart.ts) reads mails of strangers.
 */
export async function readMime(raw: Buffer): Promise<Incoming> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 30,
  })
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  if (headers.size === 0) throw new Error('No mail')
  const [from = null] = address(mail.from)
  const more = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(
    (name) =>
      headers
        .get(name)
        ?.slice(0, HEADER)
        .toLowerCase()
        .match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? [],
  )
  const plain = clean(mail.text ?? '')
  const { text, quoted } = splitQuote(
    plain === '' ? clean(textOfHtml((mail.html ?? '').slice(0, 20 * READ))) : plain,
  )
  // A picture of a signature is no file anybody sent.
  const files = mail.attachments.filter(
    ({ disposition, related }) => disposition === 'attachment' || !related,
  )
  return {
    from,
    to: [...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(address), ...more],
    subject: mail.subject ? cut(clean(mail.subject).replace(/\s+/g, ' '), 160) || null : null,
    text: cut(text, LONGEST),
    quoted: quoted === null ? null : cut(quoted, LONGEST),
    // One without a name of its own is known by its contents: brought twice, it is one all the
    // same.
    mailId:
      (mail.messageId && cut(clean(mail.messageId), 300)) ||
      `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    files: files.slice(0, MOST_NAMED).map(({ filename, content }) => ({
      filename: plainName(filename ?? ''),
      content: bytesOf(content),
    })),
    automatic: isAutomatic(headers, from),
  }
}
