import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { FilesPort } from '../../ports/files/index.ts'
import { MOST_ROWS, type OpenFile } from './reading/read.ts'
import { Unreadable } from '../../formats/table/unreadable.ts'
import type { FileRow } from './reading/row.ts'

/** Rows written in one piece. */
const PIECE = 200

/**
 * Keeps the rows of a file as they were read, one line of JSON each, so that a run can go on where
 * it stopped. Answers how many.
 */
export async function keepRows(files: FilesPort, key: string, file: OpenFile): Promise<number> {
  let count = 0
  function* lines(): Generator<Buffer> {
    let piece: string[] = []
    for (const row of file.rows) {
      count += 1
      if (count > MOST_ROWS) throw new Unreadable('tooManyRows', { limit: MOST_ROWS })
      piece.push(`${JSON.stringify(row)}\n`)
      if (piece.length === PIECE) {
        yield Buffer.from(piece.join(''))
        piece = []
      }
    }
    if (piece.length > 0) yield Buffer.from(piece.join(''))
  }
  await files.put(Readable.from(lines()), key)
  return count
}

/** Writes rows as `keepRows` does. */
export async function writeRows(
  files: FilesPort,
  key: string,
  rows: AsyncIterable<FileRow>,
): Promise<void> {
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
  }
  await files.put(Readable.from(lines()), key)
}

/** A row and its place in the file, from 1. */
export interface Numbered {
  number: number
  row: FileRow
}

/** Rows after the first `done`, `size` at a time. */
export async function* batchesAfter(
  files: FilesPort,
  key: string,
  done: number,
  size: number,
): AsyncGenerator<Numbered[]> {
  const source = await files.get(key)
  const lines = createInterface({ input: source, crlfDelay: Infinity })
  let number = 0
  let batch: Numbered[] = []
  try {
    for await (const line of lines) {
      number += 1
      if (number <= done) continue
      batch.push({ number, row: JSON.parse(line) as FileRow })
      if (batch.length === size) {
        yield batch
        batch = []
      }
    }
    if (batch.length > 0) yield batch
  } finally {
    lines.close()
    source.destroy()
  }
}
