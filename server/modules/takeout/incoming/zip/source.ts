import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Silent } from '../refused.ts'

/** A zip, of which any part can be read. */
export interface Source {
  size: number
  /** Says that it is still the same file; null: of an upload, or nothing says so. */
  etag: string | null
  /** Bytes `start` to `end`, both included. Throws Refused, or Silent when it may come later. */
  read(start: number, end: number): Promise<Readable>
}

/** Bytes of a source, all of them there. Throws Silent when fewer came. */
export async function bytesOf(source: Source, start: number, end: number): Promise<Buffer> {
  const stream = await source.read(start, end)
  const found = await buffer(stream).catch(() => {
    throw new Silent()
  })
  if (found.length !== end - start + 1) throw new Silent()
  return found
}
