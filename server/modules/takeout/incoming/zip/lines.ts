import type { Source } from './source.ts'
import { Refused } from '../refused.ts'
import { piecesOf, type Content } from './content.ts'
import type { Hash } from 'node:crypto'

/** Bytes of the longest line that is read. */
const LONGEST = 8_000_000

/** A line of a file, and the byte at which the next one begins. */
export interface TextLine {
  text: string
  next: number
}

/** Lines of a file from a byte on that begins one; empty ones are left out. */
export async function* linesOf(
  source: Source,
  content: Content,
  from = 0,
  digest?: Hash,
): AsyncGenerator<TextLine> {
  let at = from
  let open: Buffer[] = []
  let size = 0
  for await (const piece of piecesOf(source, content, from, digest)) {
    let start = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      open.push(piece.subarray(start, end))
      const text = Buffer.concat(open).toString('utf8')
      at += size + (end - start) + 1
      open = []
      size = 0
      start = end + 1
      if (text !== '') yield { text, next: at }
    }
    if (start < piece.length) {
      open.push(piece.subarray(start))
      size += piece.length - start
    }
    if (size > LONGEST) throw new Refused('tooLarge')
  }
  const text = Buffer.concat(open).toString('utf8')
  if (text !== '') yield { text, next: at + size }
}
