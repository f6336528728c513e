import type { FileHandle } from 'node:fs/promises'
import { directoryLine, ending, type Entry } from '../../formats/zip.ts'

const SIGNATURE = 0x0403_4b50
const FIXED = 30
const MOST_32 = 0xffff_ffff
/** The directory is written, and compared, in pieces of about so many bytes. */
const PIECE = 262_144

/** An entry as it lies in the archive. */
export interface Placed extends Entry {
  /** Where its content begins. */
  contentAt: number
}

/** Exactly so many bytes, or as many as there are. */
export async function bytesAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let got = 0
  while (got < size) {
    const { bytesRead } = await file.read(bytes, got, size - got, at + got)
    if (bytesRead === 0) break
    got += bytesRead
  }
  return bytes.subarray(0, got)
}

/** The entry whose local header begins at `startsAt`; null: no header is there. */
export async function entryAt(file: FileHandle, startsAt: number): Promise<Placed | null> {
  const head = await bytesAt(file, startsAt, FIXED)
  if (head.length < FIXED || head.readUInt32LE(0) !== SIGNATURE) return null
  const [name, extra] = [head.readUInt16LE(26), head.readUInt16LE(28)]
  const rest = await bytesAt(file, startsAt + FIXED, name + extra)
  if (rest.length < name + extra) return null
  const short = head.readUInt32LE(18)
  const isLong = short === MOST_32 && extra >= 12
  return {
    name: rest.subarray(0, name).toString(),
    size: isLong ? Number(rest.readBigUInt64LE(name + 4)) : short,
    crc: head.readUInt32LE(14),
    startsAt,
    contentAt: startsAt + FIXED + name + extra,
  }
}

/**
 * The directory of all entries before `end`, read off their own headers: a store of a million files
 * needs no list of them in memory.
 */
export async function* directoryOf(
  file: FileHandle,
  end: number,
  at: Date,
): AsyncGenerator<Buffer> {
  let [position, entries, size] = [0, 0, 0]
  let piece: Buffer[] = []
  while (position < end) {
    const entry = await entryAt(file, position)
    if (!entry) throw new Error('An entry of the archive is not where it should be')
    const line = directoryLine(entry, at)
    piece.push(line)
    entries += 1
    size += line.length
    position = entry.contentAt + entry.size
    if (piece.length * line.length > PIECE) {
      yield Buffer.concat(piece)
      piece = []
    }
  }
  yield Buffer.concat([...piece, ending(entries, { at: end, size })])
}
