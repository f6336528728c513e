import { delimiterOf, readDelimited, saidDelimiter } from './delimited.ts'
import { encodingOf, textOf, type Encoding } from './encoding.ts'
import type { DateOrder } from './person/dates.ts'
import { Unreadable, type FileRow } from './row.ts'
import type { Column } from './table/columns.ts'
import type { Dialect } from './table/headers.ts'
import { readSheetLines } from './table/sheet.ts'
import { tableOf, type Line } from './table/table.ts'
import { readCards } from './vcard/cards.ts'

export type Format = 'csv' | 'xlsx' | 'vcard'

/** What a file turned out to be, once all its rows went by. */
export interface Reading {
  format: Format
  dialect: Dialect | 'vcard'
  encoding: Encoding | null
  delimiter: string | null
  /** Columns of a table; none for cards, which name their fields themselves. */
  columns: Column[]
  dates: DateOrder
  /** The file does not show the order of its dates: `dates` is a guess to be asked about. */
  askDates: boolean
}

/** The rows of a file as they come, and what it was, which is known after the last of them. */
export interface OpenFile {
  rows: Iterable<FileRow>
  reading(): Reading
}

/** Rows that one file may have. */
export const MOST_ROWS = 100_000

/** Lines of a card without its beginning. */
const CARD_LINES =
  /^[ \t]*(?:VERSION:[234]\.[01]|END:VCARD|FN(?:;[^:\n]*)?:|N(?:;[^:\n]*)?:[^\n]*;)[^\n]*$/im

/**
 * Reads a file of contacts of any kind we know; throws Unreadable with the reason. `filename` says
 * what a file was meant to be.
 */
export async function openContacts(bytes: Buffer, filename = ''): Promise<OpenFile> {
  if (bytes.length === 0) throw new Unreadable('emptyFile')
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) {
    return openTable((await readSheetLines(bytes))[Symbol.iterator](), {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
    })
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Unreadable('oldExcel')
  const encoding = encodingOf(bytes)
  const start = head(bytes, encoding)
  if (isBinary(start)) throw new Unreadable('notContacts')
  if (/^[ \t]*BEGIN:VCARD/im.test(start)) return openCards(bytes, encoding)
  if (/\.(?:vcf|vcard)$/i.test(filename) || CARD_LINES.test(start)) throw new Unreadable('noCard')
  if (/^\s*(?:<[!?a-z]|[[{]\s*["{[])/i.test(start)) throw new Unreadable('notContacts')
  const said = saidDelimiter(start)
  const delimiter = said ?? delimiterOf(start)
  return openTable(delimited(bytes, encoding, delimiter, said !== null), {
    format: 'csv',
    encoding,
    delimiter,
  })
}

const HEAD = 65_536

function head(bytes: Buffer, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, HEAD), { stream: true })
}

/** Pictures, PDFs and the like: too many signs that no text has. */
function isBinary(text: string): boolean {
  let strange = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 32) || code === 0xfffd) strange += 1
  }
  return strange > Math.max(8, text.length * 0.02)
}

function* delimited(
  bytes: Buffer,
  encoding: Encoding,
  delimiter: string,
  skipFirst: boolean,
): Generator<Line> {
  for (const row of readDelimited(textOf(bytes, encoding), delimiter))
    if (!skipFirst || row.line > 1) yield row
}

function openTable(
  lines: Iterator<Line>,
  what: Pick<Reading, 'format' | 'encoding' | 'delimiter'>,
): OpenFile {
  const table = tableOf(lines)
  if (!table) throw new Unreadable('emptyFile')
  const { columns, rows } = table
  return {
    rows,
    reading: () => {
      const { order, ask } = columns.dateOrder()
      return {
        ...what,
        dialect: columns.dialect(),
        columns: columns.list(),
        dates: order,
        askDates: ask,
      }
    },
  }
}

function openCards(bytes: Buffer, encoding: Encoding): OpenFile {
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be'
  // Byte by byte, since each value of a card may be in an encoding of its own.
  const latin = (wide ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf)/, '')
  const fallback = wide ? 'utf-8' : encoding
  return {
    rows: readCards(latin, fallback),
    reading: () => ({
      format: 'vcard',
      dialect: 'vcard',
      encoding,
      delimiter: null,
      columns: [],
      dates: 'dmy',
      askDates: false,
    }),
  }
}
