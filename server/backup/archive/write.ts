import { createHash, type Hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { localHeader } from '../../formats/zip.ts'
import { FORMAT, HEAD, TAIL, WHAT, type Head, type Tail } from './format.ts'
import { directoryOf } from './frame.ts'

/** The content came out longer or shorter than was said. */
export class OtherSize extends Error {
  override name = 'OtherSize'
}

/** What stands for one entry in the digest of all. */
export const lineOf = (name: string, size: number, sha256: string): string =>
  `${name}\0${size}\0${sha256}\n`

/**
 * A zip that is written front to back, one content at a time: its last entry and its directory come
 * when all else is there, so that half of one is none.
 */
export class ArchiveWriter {
  readonly #file: FileHandle
  readonly #at: Date
  readonly #digest: Hash = createHash('sha256')
  #position = 0

  private constructor(file: FileHandle, at: Date) {
    this.#file = file
    this.#at = at
  }

  static async begin(path: string, at: Date): Promise<ArchiveWriter> {
    const writer = new ArchiveWriter(await open(path, 'wx+', 0o600), at)
    const head: Head = { what: WHAT, format: FORMAT, madeAt: at.toISOString() }
    await writer.addText(HEAD, `${JSON.stringify(head)}\n`)
    return writer
  }

  /** Adds what is in memory. */
  async addText(name: string, text: string | Buffer): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(name, bytes.length, [bytes])
  }

  /** Adds a content of `size` bytes; one of another size is not added, and said. */
  async add(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<void> {
    const startsAt = this.#position
    const entry = { name, size, crc: 0, startsAt }
    const sha256 = createHash('sha256')
    const contentAt = startsAt + localHeader(entry, this.#at).length
    let at = contentAt
    for await (const chunk of content) {
      if (at + chunk.length - contentAt > size) throw new OtherSize(name)
      await this.#write(chunk, at)
      entry.crc = crc32(chunk, entry.crc)
      sha256.update(chunk)
      at += chunk.length
    }
    if (at - contentAt !== size) throw new OtherSize(name)
    await this.#write(localHeader(entry, this.#at), startsAt)
    this.#position = at
    this.#digest.update(lineOf(name, size, sha256.digest('hex')))
  }

  /** Writes what makes it whole; returns its length. It is on the disk then. */
  async finish(tail: Omit<Tail, 'digest'>): Promise<number> {
    const whole: Tail = { ...tail, digest: this.#digest.copy().digest('hex') }
    await this.addText(TAIL, `${JSON.stringify(whole)}\n`)
    let at = this.#position
    for await (const piece of directoryOf(this.#file, this.#position, this.#at)) {
      await this.#write(piece, at)
      at += piece.length
    }
    await this.#file.truncate(at)
    await this.#file.sync()
    return at
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #write(bytes: Buffer, at: number): Promise<void> {
    let written = 0
    while (written < bytes.length) {
      const { bytesWritten } = await this.#file.write(
        bytes,
        written,
        bytes.length - written,
        at + written,
      )
      written += bytesWritten
    }
  }
}
