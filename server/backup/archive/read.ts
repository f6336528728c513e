import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { localHeader } from '../../formats/zip.ts'
import { BadArchive, FORMAT, HEAD, TAIL, WHAT, type Head, type Tail } from './format.ts'
import { bytesAt, directoryOf, entryAt, type Placed } from './frame.ts'
import { lineOf } from './write.ts'

const PIECE = 262_144
/** No first or last entry of ours is longer. */
const LONGEST_JSON = 64 * 1024 * 1024

/** An entry, and its content while it is the one that is read. */
export interface ReadEntry extends Placed {
  content(): AsyncGenerator<Buffer>
}

/** An archive of which every byte has been looked at. */
export interface CheckedArchive {
  head: Head
  tail: Tail
  bytes: number
}

const damaged = (what: string): BadArchive =>
  new BadArchive(`The archive is damaged: ${what}. Nothing was restored; take another one.`)
const FOREIGN = 'This is no back-up of Llar, or its beginning is damaged. Nothing was restored.'

async function* contentOf(file: FileHandle, entry: Placed): AsyncGenerator<Buffer> {
  let [crc, got] = [0, 0]
  while (got < entry.size) {
    const piece = await bytesAt(file, entry.contentAt + got, Math.min(PIECE, entry.size - got))
    if (piece.length === 0) throw damaged(`it ends in the middle of ${entry.name}`)
    crc = crc32(piece, crc)
    got += piece.length
    yield piece
  }
  if (crc !== entry.crc) throw damaged(`${entry.name} is not what was written`)
}

/** Each entry in its order, until the directory begins. */
async function* walk(file: FileHandle): AsyncGenerator<ReadEntry> {
  for (let at = 0; ;) {
    const entry = await entryAt(file, at)
    if (!entry) return
    yield { ...entry, content: () => contentOf(file, entry) }
    at = entry.contentAt + entry.size
  }
}

async function jsonOf(entry: ReadEntry): Promise<unknown> {
  if (entry.size > LONGEST_JSON) throw damaged(`${entry.name} is too long`)
  const pieces: Buffer[] = []
  for await (const piece of entry.content()) pieces.push(piece)
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw damaged(`${entry.name} cannot be read`)
  }
}

async function headOf(file: FileHandle): Promise<Head> {
  const entry = await entryAt(file, 0)
  if (entry?.name !== HEAD || entry.size > 10_000) throw new BadArchive(FOREIGN)
  const found = await jsonOf({ ...entry, content: () => contentOf(file, entry) })
  const head = found as Partial<Head> | null
  if (head?.what !== WHAT || typeof head.madeAt !== 'string') throw new BadArchive(FOREIGN)
  if (head.format !== FORMAT)
    throw new BadArchive(
      `The archive has format ${String(head.format)}, this version of Llar reads ${FORMAT}: ` +
        'restore it with the version that made it, or a later one.',
    )
  return head as Head
}

/** Does `act` on an open archive. */
async function opened<T>(path: string, act: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw code === 'ENOENT' ? new BadArchive(`There is no file ${path}.`) : error
  })
  try {
    return await act(file)
  } finally {
    await file.close()
  }
}

/** Looks at every byte of an archive; throws `BadArchive`, in words, where one is not as written. */
export const checkArchive = (path: string): Promise<CheckedArchive> =>
  opened(path, async (file) => {
    const head = await headOf(file)
    const at = new Date(head.madeAt)
    const digest = createHash('sha256')
    let [tail, end] = [null as Tail | null, 0]
    for await (const entry of walk(file)) {
      if (tail) throw damaged('something follows its last entry')
      const header = await bytesAt(file, entry.startsAt, entry.contentAt - entry.startsAt)
      if (!header.equals(localHeader(entry, at))) throw damaged(`the head of ${entry.name}`)
      if (entry.name === TAIL) tail = (await jsonOf(entry)) as Tail
      else {
        const sha256 = createHash('sha256')
        for await (const piece of entry.content()) sha256.update(piece)
        digest.update(lineOf(entry.name, entry.size, sha256.digest('hex')))
      }
      end = entry.contentAt + entry.size
    }
    if (!tail) throw damaged('its end is missing, the back-up was cut off')
    if (tail.digest !== digest.digest('hex')) throw damaged('an entry is missing or another')
    return { head, tail, bytes: await checkDirectory(file, end, at) }
  })

/** The directory is what the entries make it, and nothing comes after it; returns where that is. */
async function checkDirectory(file: FileHandle, end: number, at: Date): Promise<number> {
  let position = end
  for await (const piece of directoryOf(file, end, at)) {
    if (!(await bytesAt(file, position, piece.length)).equals(piece))
      throw damaged('its directory is not what was written')
    position += piece.length
  }
  const { size } = await file.stat()
  if (size !== position) throw damaged('something follows its end')
  return size
}

/** Hands over each entry of an archive that was checked, one after another. */
export const readArchive = (
  path: string,
  each: (entries: AsyncGenerator<ReadEntry>) => Promise<void>,
): Promise<void> => opened(path, (file) => each(walk(file)))
