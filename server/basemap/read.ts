import { tileIdToZxy, PMTiles, SharedPromiseCache, type Entry } from 'pmtiles'
import { openSource } from './source.ts'

/** A tile as it lies in the archive, unpacked. */
export interface Tile {
  z: number
  x: number
  y: number
  data: Uint8Array
}

/** What an archive says of itself. */
export interface ArchiveNote {
  maxZoom: number
  /** Names of its layers. */
  layers: string[]
  /** Where it was taken from. */
  source: string | null
  /** The day of its data as the archive writes it. */
  version: string | null
}

export async function noteOf(file: string): Promise<ArchiveNote> {
  const source = await openSource(file)
  try {
    const archive = new PMTiles(source)
    const { maxZoom } = await archive.getHeader()
    const metadata = ((await archive.getMetadata()) ?? {}) as Record<string, unknown>
    const text = (key: string): string | null =>
      typeof metadata[key] === 'string' && metadata[key] !== '' ? metadata[key] : null
    return {
      maxZoom,
      layers: layersOf(metadata),
      source: text('llar:source'),
      version: text('planetiler:osm:osmosisreplicationtime') ?? text('version'),
    }
  } finally {
    await source.close()
  }
}

const layersOf = ({ vector_layers: layers }: Record<string, unknown>): string[] =>
  Array.isArray(layers) ? layers.map(({ id }: { id?: unknown }) => String(id)) : []

/** Every tile of an archive's nearest zoom, one after the other. */
export async function* nearestTiles(file: string): AsyncGenerator<Tile> {
  const source = await openSource(file)
  try {
    const archive = new PMTiles(source, new SharedPromiseCache())
    const header = await archive.getHeader()
    const root = { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength }
    for await (const { tileId, runLength } of walk(archive, root)) {
      for (let id = tileId; id < tileId + runLength; id += 1) {
        const [z, x, y] = tileIdToZxy(id)
        if (z !== header.maxZoom) continue
        const tile = await archive.getZxy(z, x, y)
        if (tile) yield { z, x, y, data: new Uint8Array(tile.data) }
      }
    }
  } finally {
    await source.close()
  }
}

async function* walk(
  archive: PMTiles,
  { offset, length }: { offset: number; length: number },
): AsyncGenerator<Entry> {
  const header = await archive.getHeader()
  for (const entry of await archive.cache.getDirectory(archive.source, offset, length, header)) {
    if (entry.runLength > 0) yield entry
    else
      yield* walk(archive, {
        offset: (header.leafDirectoryOffset ?? 0) + entry.offset,
        length: entry.length,
      })
  }
}
