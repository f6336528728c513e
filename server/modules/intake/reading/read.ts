import type { Encoding } from '../../../formats/table/encoding.ts'
import { encodingOf } from '../../../formats/table/encoding.ts'
import {
  headOf,
  isBinary,
  isMarkup,
  isOldExcel,
  isZip,
  openLines,
  type OpenLines,
} from '../../../formats/table/open.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import type { DateOrder } from './person/dates.ts'
import type { FileRow } from './row.ts'
import type { Column } from './table/columns.ts'
import type { Dialect } from './table/headers.ts'
import { tableOf } from './table/table.ts'
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
  if (!isZip(bytes) && !isOldExcel(bytes)) {
    const encoding = encodingOf(bytes)
    const start = headOf(bytes, encoding)
    if (isBinary(start)) throw new Unreadable('notContacts')
    if (/^[ \t]*BEGIN:VCARD/im.test(start)) return openCards(bytes, encoding)
    if (/\.(?:vcf|vcard)$/i.test(filename) || CARD_LINES.test(start)) throw new Unreadable('noCard')
    if (isMarkup(start)) throw new Unreadable('notContacts')
  }
  return openTable(await openLines(bytes))
}

function openTable({ lines, ...what }: OpenLines): OpenFile {
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
