import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { FOLDERS } from './archive/format.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Of a table's text: small enough to be held, large enough to be packed well. */
const PIECE = 4 * 1024 * 1024
/** A row and a piece are shorter: what unfolds to more is none of ours. */
const LONGEST = 1024 * 1024 * 1024

/**
 * A table's text in packed pieces, each with its name in the archive. Unpacked one after another
 * they are what `COPY … FROM` reads, by hand, too.
 */
export async function* packed(
  table: string,
  text: AsyncIterable<Buffer>,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let [held, size, number] = [[] as Buffer[], 0, 0]
  const piece = async () => {
    number += 1
    const name = `${FOLDERS.table}${table}/${String(number).padStart(6, '0')}.gz`
    const bytes = await pack(Buffer.concat(held), { level: 4 })
    ;[held, size] = [[], 0]
    return { name, bytes }
  }
  for await (const chunk of text) {
    held.push(chunk)
    size += chunk.length
    if (size >= PIECE) yield await piece()
  }
  if (size > 0) yield await piece()
}

/** The text of one piece. */
export async function unpacked(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return unpack(Buffer.concat(pieces), { maxOutputLength: LONGEST })
}
