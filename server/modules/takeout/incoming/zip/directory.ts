import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry } from 'yauzl'
import { bytesOf, type Source } from './source.ts'
import { Refused, Silent } from '../refused.ts'

/** Read at once, since its lines are asked for one by one. */
const AHEAD = 262_144
/** Most files of one takeout: more than a manifest can name. */
const MOST = 500_000
const SIGNATURE = Buffer.from([0x50, 0x4b])

/** A file of the zip: where its header is, where the next thing begins, and what it says of itself. */
export interface ZipEntry {
  name: string
  size: number
  headerAt: number
  endsAt: number
}

/** Gives yauzl what it asks for, some of it ahead. */
class Ahead extends RandomAccessReader {
  readonly #source: Source
  #at = 0
  #bytes = Buffer.alloc(0)
  /** What the source said, which the reader knows only as an error of its own. */
  fault: unknown = null

  constructor(source: Source) {
    super()
    this.#source = source
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytes?: number) => void,
  ): void {
    this.#need(position, length).then(
      (bytes) => done(null, bytes.copy(into, offset)),
      (error: unknown) => {
        this.fault ??= error
        done(error instanceof Error ? error : new Error('unreadable'))
      },
    )
  }

  async #need(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.#source.size)
    if (position < 0 || position >= end) throw new Refused('damaged')
    if (position < this.#at || end > this.#at + this.#bytes.length) {
      const to = Math.min(position + Math.max(length, AHEAD), this.#source.size)
      this.#bytes = Buffer.from(await bytesOf(this.#source, position, to - 1))
      this.#at = position
    }
    return this.#bytes.subarray(position - this.#at, end - this.#at)
  }
}

/**
 * The files of a zip, in the order in which they lie in it. Refuses what is no zip or was cut, names
 * that lead out of it (absolute, `..`, backslashes), what is packed or encrypted, and files that lie
 * over one another: nothing in it can be larger than the zip itself.
 */
export async function readDirectory(source: Source): Promise<ZipEntry[]> {
  if (source.size < 22) throw new Refused('noZip')
  const head = await bytesOf(source, 0, 3)
  if (!head.subarray(0, 2).equals(SIGNATURE)) throw new Refused('noZip')
  const reader = new Ahead(source)
  try {
    return await placed(reader, source.size)
  } catch (error) {
    const fault = reader.fault ?? error
    throw fault instanceof Refused || fault instanceof Silent ? fault : new Refused(wordFor(error))
  }
}

function wordFor(error: unknown): 'cut' | 'names' | 'damaged' {
  const text = error instanceof Error ? error.message : ''
  if (/signature not found|comment length/i.test(text)) return 'cut'
  return /path|fileName|file name/i.test(text) ? 'names' : 'damaged'
}

async function placed(reader: Ahead, size: number): Promise<ZipEntry[]> {
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    autoClose: true,
    strictFileNames: true,
  })
  const directoryAt = zip.readEntryCursor as unknown as number
  if (zip.entryCount > MOST) throw new Refused('tooLarge')
  const found: Omit<ZipEntry, 'endsAt'>[] = []
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/')) found.push(of(entry))
  const inOrder = found.toSorted((a, b) => a.headerAt - b.headerAt)
  return inOrder.map((entry, index) => {
    const endsAt = inOrder[index + 1]?.headerAt ?? directoryAt
    if (entry.headerAt + 30 + entry.size > endsAt) throw new Refused('damaged')
    return { ...entry, endsAt }
  })
}

function of(entry: Entry): Omit<ZipEntry, 'endsAt'> {
  if (entry.compressionMethod !== 0 || entry.isEncrypted()) throw new Refused('packed')
  if (entry.compressedSize !== entry.uncompressedSize) throw new Refused('damaged')
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    headerAt: entry.relativeOffsetOfLocalHeader,
  }
}
