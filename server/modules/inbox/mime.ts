import PostalMime from 'postal-mime'
import { splitQuote } from './quote.ts'

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
  mailId: string | null
  /** Files, which are not kept. */
  files: { filename: string; size: number }[]
  /** A program wrote it: an absence notice, a bounce, a list. */
  automatic: boolean
}

const LONGEST = 20_000
const MOST_FILES = 20

/** Header lines by which programs say that nobody wrote this (RFC 3834, and what came before it). */
function isAutomatic(headers: Map<string, string>, from: string | null): boolean {
  const value = (name: string): string => headers.get(name)?.toLowerCase().trim() ?? ''
  if (value('auto-submitted') !== '' && !value('auto-submitted').startsWith('no')) return true
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence'))) return true
  if (headers.has('list-id') || headers.has('x-autoreply') || headers.has('x-autorespond')) return true
  if (value('return-path') === '<>' || value('content-type').startsWith('multipart/report')) return true
  return from === null || /^(?:mailer-daemon|postmaster)@/.test(from)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of an HTML mail: breaks where its blocks end, nothing of its styles, scripts and pictures. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head|title)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<blockquote\b[^>]*>/gi, '\n> ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
    .replace(/\n{3,}/g, '\n\n')

const address = (one: { address?: string } | undefined): string[] => (one?.address ? [one.address.toLowerCase()] : [])

/** Without what no column takes: NUL, and halves of signs. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim()

/** Reads a raw mail. Throws when it is none. */
export async function readMime(raw: Buffer): Promise<Incoming> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 30 })
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  if (headers.size === 0) throw new Error('No mail')
  const [from = null] = address(mail.from)
  const more = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) => headers.get(name)?.toLowerCase().match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? [])
  const plain = clean(mail.text ?? '')
  const { text, quoted } = splitQuote(plain === '' ? clean(textOfHtml(mail.html ?? '')) : plain)
  // A picture of a signature is no file anybody sent.
  const files = mail.attachments.filter(({ disposition, related }) => disposition === 'attachment' || !related)
  return {
    from, to: [...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(address), ...more],
    subject: mail.subject ? clean(mail.subject).replace(/\s+/g, ' ').slice(0, 160) || null : null,
    text: text.slice(0, LONGEST), quoted: quoted?.slice(0, LONGEST) ?? null,
    mailId: mail.messageId ? clean(mail.messageId).slice(0, 300) : null,
    files: files.slice(0, MOST_FILES).map(({ filename, content }) => ({ filename: clean(filename ?? '').slice(0, 120) || '?', size: typeof content === 'string' ? content.length : content.byteLength })),
    automatic: isAutomatic(headers, from),
  }
}
