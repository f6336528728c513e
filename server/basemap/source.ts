import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { RangeResponse, Source } from 'pmtiles'
import { ChangedUnderneath, MapFault, NoArchive } from './fault.ts'

/** An archive read by ranges. */
export interface ArchiveSource extends Source {
  /** What tells this archive from a later one at the same place; known after the first range. */
  identity(): string
  close(): Promise<void>
}

/** How long an answer may take, and how often a range that breaks off is asked for again. */
const PATIENCE_MS = 60_000
const TRIES = 4

export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

export const openSource = async (
  place: string,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<ArchiveSource> => (isAddress(place) ? remote(place, wait) : local(place))

async function local(file: string): Promise<ArchiveSource> {
  const handle = await open(file).catch(() => {
    throw new MapFault(`There is no file ${file}.`)
  })
  const { size, mtimeMs } = await handle.stat()
  return {
    getKey: () => file,
    identity: () => `${size}-${mtimeMs}`,
    close: () => handle.close(),
    async getBytes(offset, length) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset)
      return { data: toArrayBuffer(bytes.subarray(0, bytesRead)) }
    },
  }
}

function remote(url: string, wait: (ms: number) => Promise<unknown>): ArchiveSource {
  let known: string | null = null
  const range = async (offset: number, length: number): Promise<RangeResponse> => {
    const reply = await fetch(url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (reply.status !== 206) {
      await reply.body?.cancel()
      throw refusal(url, reply.status)
    }
    const total = Number(/\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')?.[1])
    const mark = reply.headers.get('etag') ?? reply.headers.get('last-modified') ?? ''
    const identity = `${total}-${mark}`
    if (known !== null && known !== identity) {
      await reply.body?.cancel()
      throw new ChangedUnderneath(`The archive at ${url} is another one than a moment ago.`)
    }
    known = identity
    const data = await reply.arrayBuffer()
    if (data.byteLength !== Math.min(length, total - offset)) throw new Error('cut off')
    return { data }
  }
  return {
    getKey: () => url,
    identity: () => known ?? '',
    close: async () => undefined,
    async getBytes(offset, length) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await range(offset, length)
        } catch (error) {
          if (error instanceof MapFault) throw error
          if (tried === TRIES)
            throw new MapFault(
              `${url} does not answer, or breaks off (${reasonOf(error)}). What has come stays: run the command again.`,
            )
          await wait(1000 * 3 ** (tried - 1))
        }
      }
    },
  }
}

/** What answers so once may answer otherwise later; the rest is said at once. */
function refusal(url: string, status: number): Error {
  if (status === 429 || status >= 500) return new Error(`answer ${status}`)
  if (status === 200) return new MapFault(`${url} is not served by ranges.`)
  if (status === 416) return new ChangedUnderneath(`The archive at ${url} is shorter than it says.`)
  return new NoArchive(`There is no archive at ${url} (answer ${status}).`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  return copy
}
