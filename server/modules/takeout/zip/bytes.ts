import type { Db } from '../../../db/index.ts'
import type { FilesPort } from '../../../ports/files/index.ts'
import { directoryLine, ending, localHeader, type Entry } from '../../../formats/zip.ts'
import { positionAt, presentFiles, type FileRow } from './rows.ts'

const BATCH = 500

/** A takeout that is ready, as its bytes follow from it. */
export interface Zip {
  id: string
  entries: number
  bytes: number
  directoryAt: number
  at: Date
}

const entryOf = ({ name, size, crc, startsAt }: FileRow): Entry => ({ name, size, crc, startsAt })

/** The part of `[from, to]` that lies in a piece, counted from the piece's own start. */
function within(piece: { at: number; size: number }, from: number, to: number) {
  const start = Math.max(0, from - piece.at)
  const end = Math.min(piece.size - 1, to - piece.at)
  return start <= end ? { start, end } : null
}

function slice(buffer: Buffer, at: number, from: number, to: number): Buffer {
  const part = within({ at, size: buffer.length }, from, to)
  return part ? buffer.subarray(part.start, part.end + 1) : Buffer.alloc(0)
}

async function* rowsFrom(db: Db, id: string, first: number): AsyncGenerator<FileRow> {
  let after = first - 1
  for (;;) {
    const rows = await presentFiles(db, id, { after }, BATCH)
    yield* rows
    after = rows.at(-1)?.position ?? after
    if (rows.length < BATCH) return
  }
}

/**
 * Bytes `from` to `to` (both included) of a zip: headers from the rows, contents from the store.
 * Nothing is kept of it; the same bytes come whenever they are asked for. Throws FileMissing when a
 * content has been removed meanwhile.
 */
export async function* bytesOf(
  { db, files }: { db: Db; files: FilesPort },
  zip: Zip,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  if (from < zip.directoryAt) yield* contents({ db, files }, zip, from, to)
  if (to < zip.directoryAt) return
  const size = yield* directory(db, zip, from, to)
  const end = ending(zip.entries, { at: zip.directoryAt, size })
  yield slice(end, zip.bytes - end.length, from, to)
}

async function* contents(
  { db, files }: { db: Db; files: FilesPort },
  zip: Zip,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  const first = await positionAt(db, zip.id, 'starts_at', from)
  for await (const row of rowsFrom(db, zip.id, first)) {
    if (row.startsAt > to) return
    const head = localHeader(entryOf(row), zip.at)
    yield slice(head, row.startsAt, from, to)
    const part = within({ at: row.startsAt + head.length, size: row.size }, from, to)
    if (!part) continue
    const source = { start: row.sourceStart + part.start, end: row.sourceStart + part.end }
    yield* (await files.get(row.fileKey, source)) as AsyncIterable<Buffer>
  }
}

/** Lines of the directory; returns how large all of it is. */
async function* directory(
  db: Db,
  zip: Zip,
  from: number,
  to: number,
): AsyncGenerator<Buffer, number> {
  const first = await positionAt(db, zip.id, 'listed_at', Math.max(0, from - zip.directoryAt))
  let size = 0
  for await (const row of rowsFrom(db, zip.id, first)) {
    const line = directoryLine(entryOf(row), zip.at)
    size = row.listedAt + line.length
    yield slice(line, zip.directoryAt + row.listedAt, from, to)
  }
  return size
}
