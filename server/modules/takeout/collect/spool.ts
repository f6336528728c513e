import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { inTurn, type Turn } from '../takeout.repository.ts'
import { insertFiles, type NewFile } from './files.repository.ts'

const BATCH = 500

/** Content of a file, piece by piece. */
export type Pieces = AsyncIterable<string | Buffer>

/** Where what is written down for a takeout lies. */
export const folderOf = (takeoutId: string): string => `takeout/${takeoutId}`

/** Each try writes files of its own: one that wakes late writes over nothing. */
const keyOf = ({ id, attempts }: Turn, name: string): string =>
  `${folderOf(id)}/${attempts}-${name}`

/** Which try wrote it down; none of a version before these names. */
export const tryOf = (key: string): number => Number(/\/(\d+)-[^/]+$/.exec(key)?.[1] ?? 0)

/**
 * Writes the files of a takeout, one row each. Texts are kept in the store until the takeout ends;
 * what lies there already is only named.
 */
export class Spool {
  readonly #deps: Deps
  readonly #turn: Turn
  /** The manifest is the first. */
  #position = 1
  #waiting: NewFile[] = []

  constructor(deps: Deps, turn: Turn) {
    this.#deps = deps
    this.#turn = turn
  }

  /** A text, as a file of its own. */
  async write(name: string, pieces: Pieces): Promise<void> {
    const position = this.#position
    await this.#row(await keepText(this.#deps, this.#turn, { name, position }, pieces))
  }

  /** Many small texts: one file in the store, many in the takeout. */
  async writeMany(texts: AsyncIterable<{ name: string; text: string }>): Promise<void> {
    const rows: NewFile[] = []
    const key = keyOf(this.#turn, `many-${this.#position}`)
    async function* together() {
      let start = 0
      for await (const { name, text } of texts) {
        const content = Buffer.from(text)
        const sha256 = createHash('sha256').update(content).digest('hex')
        const size = content.length
        const [crc, source_start] = [crc32(content), start]
        rows.push({ name, position: 0, file_key: key, source_start, size, crc, sha256 })
        start += size
        yield content
      }
    }
    await this.#deps.files.put(Readable.from(together(), { objectMode: true }), key)
    for (const row of rows) await this.#row({ ...row, position: this.#position })
  }

  /** A file that is in the store; its size is measured afterwards. */
  async name(name: string, fileKey: string): Promise<void> {
    await this.#row({ name, position: this.#position, file_key: fileKey })
  }

  /** A copy of a small file of the store; one that is missing is found so when it is measured. */
  async copy(name: string, fileKey: string): Promise<void> {
    try {
      await this.write(name, (await this.#deps.files.get(fileKey)) as AsyncIterable<Buffer>)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      await this.name(name, fileKey)
    }
  }

  /** Writes the rows that wait. */
  async flush(): Promise<void> {
    const rows = this.#waiting
    this.#waiting = []
    const { id } = this.#turn
    await inTurn(this.#deps.db, this.#turn, (trx) => insertFiles(trx, id, rows))
  }

  async #row(row: NewFile): Promise<void> {
    this.#waiting.push(row)
    this.#position += 1
    if (this.#waiting.length >= BATCH) await this.flush()
  }
}

/** Keeps a text in the store, counted while it is written. */
export async function keepText(
  { files }: Deps,
  turn: Turn,
  { name, position }: { name: string; position: number },
  pieces: Pieces,
): Promise<NewFile> {
  let crc = 0
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      crc = crc32(bytes, crc)
      if (bytes.length > 0) yield bytes
    }
  }
  const key = keyOf(turn, String(position))
  const { size, sha256 } = await files.put(Readable.from(counted(), { objectMode: true }), key)
  return { name, position, file_key: key, source_start: 0, size, crc, sha256 }
}
