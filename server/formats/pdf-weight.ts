import { setImmediate as turn } from 'node:timers/promises'
import { createInflate, type Inflate } from 'node:zlib'

/** Chains of packed data inside packed data that are followed. */
const DEEPEST = 4
const CHUNK = 65_536
/** So much of packed data inside packed data is held, in bytes: enough to see what it becomes. */
const HELD = 20_000_000
/** Beginnings and ends of streams in a file, each of which is looked at: no document has as many. */
const MOST_WORDS = 200_000
/** After so many of them others have their turn: what is not packed is looked at without one. */
const AT_ONCE = 1000

/** Whether bytes begin as zlib's do (RFC 1950): deflate, and a head that is divisible by 31. */
const isPacked = (head: Buffer): boolean =>
  head.length > 1 && (head.readUInt8(0) & 0x0f) === 8 && head.readUInt16BE(0) % 31 === 0

/** Unfolds what begins at a place; `onPart` answers whether to go on. */
function unfold(source: Iterable<Buffer>, onPart: (part: Buffer) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const inflate: Inflate = createInflate({ chunkSize: CHUNK })
    const parts = source[Symbol.iterator]()
    const stop = (): void => {
      inflate.destroy()
      resolve()
    }
    const feed = (): void => {
      const next = parts.next()
      if (next.done) inflate.end()
      else inflate.write(next.value, () => setImmediate(feed))
    }
    inflate.on('data', (part: Buffer) => {
      if (!onPart(part)) stop()
    })
    // Broken data unfolds no further for a reader either.
    inflate.on('error', stop)
    inflate.on('end', stop)
    feed()
  })
}

function* chunksFrom(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

/** How much the packed data at `start` unfolds to, in bytes, at most a little over `most`. */
async function weightAt(bytes: Buffer, start: number, most: number, depth = 0): Promise<number> {
  if (!isPacked(bytes.subarray(start, start + 2))) return 0
  let weight = 0
  let held = 0
  let isInner: boolean | undefined
  const inner: Buffer[] = []
  await unfold(chunksFrom(bytes, start), (part) => {
    weight += part.length
    isInner ??= isPacked(part)
    if (isInner && held < HELD) held += inner[inner.push(part) - 1]?.length ?? 0
    return weight <= most
  })
  if (weight > most || depth === DEEPEST || held === 0) return weight
  return weight + (await weightAt(Buffer.concat(inner), 0, most - weight, depth + 1))
}

/**
 * Whether a PDF unfolds to more than so many bytes: a bomb of some kB that fills a reader's memory.
 * Every stream that is deflated is unfolded and counted, also inside another; text filters
 * (ASCII85) and encrypted files are not looked into. A file of more streams than any document has counts as one.
 */
export async function isPdfBomb(bytes: Buffer, most: number): Promise<boolean> {
  let left = most
  let words = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    words += 1
    if (words > MOST_WORDS) return true
    if (words % AT_ONCE === 0) await turn()
    if (bytes.subarray(at - 3, at).toString('latin1') === 'end') continue
    let start = at + 6
    if (bytes[start] === 0x0d) start += 1
    if (bytes[start] === 0x0a) start += 1
    left -= await weightAt(bytes, start, left)
    if (left < 0) return true
  }
  return false
}
