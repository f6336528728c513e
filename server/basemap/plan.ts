import {
  Compression,
  findTile,
  PMTiles,
  SharedPromiseCache,
  TileType,
  zxyToTileId,
  type Cache,
  type Entry,
  type Header,
  type Source,
} from 'pmtiles'
import { MapFault } from './fault.ts'

/** West, south, east, north in degrees: Mallorca with Cabrera, Menorca, Ibiza with Formentera. */
const ISLANDS = [
  [2.25, 39.05, 3.55, 40.02],
  [3.72, 39.74, 4.4, 40.16],
  [1.1, 38.6, 1.7, 39.2],
] as const
/** Nearer than 15 the tiles of the basemap say nothing new; farther than 6 nobody looks. */
const ZOOMS = { from: 6, to: 15 }

/** What is taken of an archive: the islands' tiles in the order of their numbers. */
export interface Plan {
  /** Its offsets are those of the source. */
  entries: Entry[]
  /** Each content once, in the order in which tiles first show it. */
  contents: { offset: number; length: number }[]
  header: Header
  metadata: Record<string, unknown>
}

/** Reads the directories of an archive as far as the islands are concerned. */
export async function planOf(source: Source): Promise<Plan> {
  const cache = new SharedPromiseCache()
  const header = await cache.getHeader(source).catch((error: unknown) => {
    if (error instanceof MapFault) throw error
    throw new MapFault(`${source.getKey()} is no PMTiles archive.`)
  })
  const metadata = ((await new PMTiles(source, cache).getMetadata()) ?? {}) as Plan['metadata']
  refuseOthers(source, header, metadata)
  const ids = idsOf(ZOOMS.from, Math.min(ZOOMS.to, header.maxZoom))
  const entries = await look(
    { cache, source, header },
    { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength },
    ids,
  )
  if (entries.length === 0)
    throw new MapFault(`${source.getKey()} holds no tile of the Balearic Islands.`)
  const contents = [...new Map(entries.map((entry) => [entry.offset, entry])).values()]
  return { entries, contents, header, metadata }
}

function refuseOthers(source: Source, header: Header, metadata: Plan['metadata']): void {
  if (header.tileType !== TileType.Mvt || header.tileCompression !== Compression.Gzip)
    throw new MapFault(`${source.getKey()} holds no vector tiles packed with gzip.`)
  const layers = metadata['vector_layers']
  const names = Array.isArray(layers) ? layers.map((one: { id?: unknown }) => one.id) : []
  if (!names.includes('roads'))
    throw new MapFault(`${source.getKey()} is no basemap of Protomaps: it has no layer "roads".`)
}

interface Archive {
  cache: Cache
  source: Source
  header: Header
}

/** One entry for each wanted tile that the directory, or one below it, knows. */
async function look(
  archive: Archive,
  { offset, length }: { offset: number; length: number },
  ids: readonly number[],
): Promise<Entry[]> {
  const { cache, source, header } = archive
  const directory = await cache.getDirectory(source, offset, length, header)
  const found: Entry[] = []
  for (let at = 0; at < ids.length;) {
    const id = ids[at] ?? 0
    const entry = findTile(directory, id)
    at += 1
    if (!entry) continue
    if (entry.runLength > 0) {
      found.push({ ...entry, tileId: id, runLength: 1 })
      continue
    }
    const below = [id]
    while (at < ids.length && findTile(directory, ids[at] ?? 0) === entry) {
      below.push(ids[at] ?? 0)
      at += 1
    }
    const leaf = { offset: (header.leafDirectoryOffset ?? 0) + entry.offset, length: entry.length }
    for (const each of await look(archive, leaf, below)) found.push(each)
  }
  return found
}

/** Numbers of all tiles of the islands, ascending. */
function idsOf(from: number, to: number): number[] {
  const ids = new Set<number>()
  for (let z = from; z <= to; z += 1) {
    for (const [west, south, east, north] of ISLANDS) {
      const [left, top] = tileAt(west, north, z)
      const [right, bottom] = tileAt(east, south, z)
      for (let x = left; x <= right; x += 1)
        for (let y = top; y <= bottom; y += 1) ids.add(zxyToTileId(z, x, y))
    }
  }
  return [...ids].sort((a, b) => a - b)
}

function tileAt(lon: number, lat: number, z: number): [x: number, y: number] {
  const size = 2 ** z
  const rad = (lat * Math.PI) / 180
  return [
    Math.floor(((lon + 180) / 360) * size),
    Math.floor(((1 - Math.log(Math.tan(rad) + 1 / Math.cos(rad)) / Math.PI) / 2) * size),
  ]
}
