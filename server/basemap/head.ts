import { gzipSync } from 'node:zlib'
import { Compression, tileIdToZxy, TileType, type Entry } from 'pmtiles'
import type { Plan } from './plan.ts'

/** The header's own length, and until where it and the first directory have to lie (PMTiles 3). */
const HEADER = 127
const FIRST = 16_384
/** Entries of a directory below the first one. */
const LEAF = 4096

/**
 * All that stands before the tiles of a new archive: header, directories, what it is made of. The
 * same for the same plan, byte for byte, so that a file that begins so is known to be its part.
 */
export function headOf(plan: Plan, origin: Record<string, string>): Buffer {
  const entries = runs(placed(plan))
  const data = plan.contents.reduce((sum, { length }) => sum + length, 0)
  const metadata = gzipSync(JSON.stringify({ ...plan.metadata, ...origin }))
  const { root, leaves } = directories(entries)
  const at = { metadata: HEADER + root.length, leaves: HEADER + root.length + metadata.length }
  const header = Buffer.alloc(HEADER)
  header.write('PMTiles')
  header[7] = 3
  const numbers = [
    HEADER,
    root.length,
    at.metadata,
    metadata.length,
    at.leaves,
    leaves.length,
    at.leaves + leaves.length,
    data,
    plan.entries.length,
    entries.length,
    plan.contents.length,
  ]
  for (const [index, number] of numbers.entries())
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8)
  const { minLon, minLat, maxLon, maxLat } = boundsOf(plan.entries)
  const zooms = plan.entries.map(({ tileId }) => tileIdToZxy(tileId)[0])
  header.set([1, Compression.Gzip, plan.header.tileCompression, TileType.Mvt], 96)
  header.set([Math.min(...ends(zooms)), Math.max(...ends(zooms))], 100)
  for (const [index, degrees] of [minLon, minLat, maxLon, maxLat].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header[118] = 9
  header.writeInt32LE(Math.round(((minLon + maxLon) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((minLat + maxLat) / 2) * 1e7), 123)
  return Buffer.concat([header, root, metadata, leaves])
}

/** Tiles are numbered by zoom first: the outermost ones are the first and the last. */
const ends = (numbers: number[]): number[] => [numbers[0] ?? 0, numbers.at(-1) ?? 0]

/** The same entries with the places their contents have in the new file. */
function placed({ entries, contents }: Plan): Entry[] {
  let end = 0
  const places = new Map<number, number>()
  for (const { offset, length } of contents) {
    places.set(offset, end)
    end += length
  }
  return entries.map((entry) => ({ ...entry, offset: places.get(entry.offset) ?? 0 }))
}

/** Neighbours that show the same (the sea) as one entry. */
function runs(entries: Entry[]): Entry[] {
  const found: Entry[] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (last && last.offset === entry.offset && last.tileId + last.runLength === entry.tileId)
      last.runLength += 1
    else found.push({ ...entry })
  }
  return found
}

function directories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries)
  if (HEADER + whole.length <= FIRST) return { root: whole, leaves: Buffer.alloc(0) }
  const above: Entry[] = []
  const leaves: Buffer[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += LEAF) {
    const leaf = directory(entries.slice(at, at + LEAF))
    above.push({ tileId: entries[at]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(above), leaves: Buffer.concat(leaves) }
}

/** Columns of varints: numbers as steps, runs, lengths, offsets (0: right behind the one before). */
function directory(entries: Entry[]): Buffer {
  const bytes: number[] = []
  const put = (value: number): void => {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  put(entries.length)
  for (const [at, { tileId }] of entries.entries()) put(tileId - (entries[at - 1]?.tileId ?? 0))
  for (const { runLength } of entries) put(runLength)
  for (const { length } of entries) put(length)
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1]
    put(before && before.offset + before.length === offset ? 0 : offset + 1)
  }
  return gzipSync(Buffer.from(bytes))
}

function boundsOf(entries: Entry[]) {
  const bounds = { minLon: 180, minLat: 90, maxLon: -180, maxLat: -90 }
  const last = tileIdToZxy(entries.at(-1)?.tileId ?? 0)[0]
  for (const { tileId } of entries) {
    const [z, x, y] = tileIdToZxy(tileId)
    if (z !== last) continue
    bounds.minLon = Math.min(bounds.minLon, lonOf(x, z))
    bounds.maxLon = Math.max(bounds.maxLon, lonOf(x + 1, z))
    bounds.minLat = Math.min(bounds.minLat, latOf(y + 1, z))
    bounds.maxLat = Math.max(bounds.maxLat, latOf(y, z))
  }
  return bounds
}

/** Degrees of a tile's west and north edge. */
export const lonOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180
export const latOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI
