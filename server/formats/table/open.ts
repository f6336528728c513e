import { delimiterOf, readDelimited, saidDelimiter } from './delimited.ts'
import { encodingOf, textOf, type Encoding } from './encoding.ts'
import type { Line } from './line.ts'
import { readSheetLines } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

/** The rows of a table as they come, and how it was written. */
export interface OpenLines {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: string | null
  lines: Iterator<Line>
}

const HEAD = 65_536

/** The beginning of a text, by its encoding. */
export const headOf = (bytes: Buffer, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, HEAD), { stream: true })

const begins = (bytes: Buffer, ...signs: number[]): boolean =>
  bytes.subarray(0, signs.length).equals(Buffer.from(signs))

export const isZip = (bytes: Buffer): boolean => begins(bytes, 0x50, 0x4b, 3, 4)
/** A ZIP as Excel makes them; whether it is whole is for its reader to say. */
export const isWorkbook = (bytes: Buffer): boolean => isZip(bytes) && bytes.includes('xl/')
export const isOldExcel = (bytes: Buffer): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Pictures, PDFs and the like: too many signs that no text has. */
export function isBinary(text: string): boolean {
  let strange = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 32) || code === 0xfffd) strange += 1
  }
  return strange > Math.max(8, text.length * 0.02)
}

/** Markup and JSON, which a table never begins with. */
export const isMarkup = (text: string): boolean => /^\s*(?:<[!?a-z]|[[{]\s*["{[])/i.test(text)

/** Opens CSV in any encoding, or a workbook; throws Unreadable with the reason. */
export async function openLines(bytes: Buffer): Promise<OpenLines> {
  if (bytes.length === 0) throw new Unreadable('emptyFile')
  if (isWorkbook(bytes)) {
    const lines = (await readSheetLines(bytes))[Symbol.iterator]()
    return { format: 'xlsx', encoding: null, delimiter: null, lines }
  }
  if (isZip(bytes)) throw new Unreadable('zipFile')
  if (isOldExcel(bytes)) throw new Unreadable('oldExcel')
  const encoding = encodingOf(bytes)
  const start = headOf(bytes, encoding)
  if (isBinary(start) || isMarkup(start)) throw new Unreadable('noTable')
  const said = saidDelimiter(start)
  const delimiter = said ?? delimiterOf(start)
  const lines = delimited(bytes, encoding, delimiter, said !== null)
  return { format: 'csv', encoding, delimiter, lines }
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
