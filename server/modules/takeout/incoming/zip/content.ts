import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { bytesOf, type Source } from './source.ts'
import { Refused, Silent } from '../refused.ts'

/** A file of the zip that the manifest names, too. */
export interface Content {
  name: string
  size: number
  sha256: string
  headerAt: number
  endsAt: number
}

const HEADER = 30
/** A file that reaches no further than this is asked for with its header at once. */
const SMALL = 1_000_000

const headerSize = (header: Buffer): number => {
  if (header.readUInt32LE(0) !== 0x0403_4b50) throw new Refused('damaged')
  return HEADER + header.readUInt16LE(26) + header.readUInt16LE(28)
}

/** Where the content of a file begins. */
export async function startOf(
  source: Source,
  { headerAt, endsAt, size }: Content,
): Promise<number> {
  const start = headerAt + headerSize(await bytesOf(source, headerAt, headerAt + HEADER - 1))
  if (start + size > endsAt) throw new Refused('damaged')
  return start
}

/** The whole of a small file, as the manifest says it is. Throws Refused when it is not. */
export async function wholeOf(source: Source, content: Content): Promise<Buffer> {
  const { headerAt, endsAt, size, sha256 } = content
  if (endsAt - headerAt > SMALL) return checked(await large(source, content), sha256)
  const bytes = await bytesOf(source, headerAt, endsAt - 1)
  const at = headerSize(bytes)
  if (at + size > bytes.length) throw new Refused('damaged')
  return checked(bytes.subarray(at, at + size), sha256)
}

async function large(source: Source, content: Content): Promise<Buffer> {
  const start = await startOf(source, content)
  return bytesOf(source, start, start + content.size - 1)
}

function checked(bytes: Buffer, sha256: string): Buffer {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Refused('altered')
  return bytes
}

/**
 * The bytes of a file as they come; the stream fails when at its end they are not those that the
 * manifest says, so that nothing is kept of it.
 */
export async function streamOf(source: Source, content: Content): Promise<Readable> {
  return Readable.from(proven(source, content), { objectMode: false })
}

async function* proven(source: Source, content: Content): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  yield* piecesOf(source, content, 0, digest)
  if (digest.digest('hex') !== content.sha256) throw new Refused('altered')
}

/** Bytes of a file from one of them on. Throws Silent when fewer came than there are. */
export async function* piecesOf(
  source: Source,
  content: Content,
  from: number,
  digest?: Hash,
): AsyncGenerator<Buffer> {
  if (content.size <= from) return
  const start = await startOf(source, content)
  let left = content.size - from
  const stream = await source.read(start + from, start + content.size - 1)
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      digest?.update(piece)
      left -= piece.length
      yield piece
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Silent()
  }
  if (left > 0) throw new Silent()
}
