import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Tile } from '../../basemap/index.ts'

/** A point in degrees. */
export type Spot = [lon: number, lat: number]

/** The layers of a tile by their names. */
export const layersOf = ({ data }: Tile): VectorTile['layers'] =>
  new VectorTile(new PbfReader(data)).layers

/** What a layer shows; nothing where the tile has no such layer. */
export function* featuresOf(
  layer: VectorTile['layers'][string] | undefined,
): Generator<VectorTileFeature> {
  for (let at = 0; at < (layer?.length ?? 0); at += 1) {
    const feature = layer?.feature(at)
    if (feature) yield feature
  }
}

/** The lines of a feature; one of one point where it is a point. */
export const degreesOf = (feature: VectorTileFeature, { z, x, y }: Tile): Spot[][] =>
  feature.loadGeometry().map((line) =>
    line.map((point): Spot => {
      const [wide, high] = [x + point.x / feature.extent, y + point.y / feature.extent]
      const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * high) / 2 ** z)))
      return [(wide / 2 ** z) * 360 - 180, (lat * 180) / Math.PI]
    }),
  )

/** A tile shows a little of its neighbours; what is a point belongs to one of them only. */
export function isWithin([lon, lat]: Spot, { z, x, y }: Tile): boolean {
  const rad = (lat * Math.PI) / 180
  const high = (1 - Math.log(Math.tan(rad) + 1 / Math.cos(rad)) / Math.PI) / 2
  return Math.floor(((lon + 180) / 360) * 2 ** z) === x && Math.floor(high * 2 ** z) === y
}
