import type { SurroundingKind } from '../../../../generated/model/index.ts'
import { municipalityAt } from '../outline.ts'
import type { Tile } from '../../../basemap/index.ts'
import { degreesOf, featuresOf, isWithin, layersOf } from '../tile.ts'
import type { SurroundingLine } from './surrounding.ts'

/** Kinds of the basemap's points of interest, which are those of OpenStreetMap. */
const KINDS: Partial<Record<string, SurroundingKind>> = {
  beach: 'beach',
  school: 'school',
  hospital: 'health',
  clinic: 'health',
  doctors: 'health',
  bus_stop: 'bus',
  bus_station: 'bus',
  station: 'train',
  aerodrome: 'airport',
  supermarket: 'supermarket',
}

/** What people ask after around a home, out of the tiles of the basemap. */
export class SurroundingsBuilder {
  private readonly found: SurroundingLine[] = []

  add(tile: Tile): void {
    for (const feature of featuresOf(layersOf(tile)['pois'])) {
      const { kind, name, iata } = feature.properties
      const known = typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
      const [spot] = known && feature.type === 1 ? degreesOf(feature, tile).flat() : []
      if (!known || !spot || !isWithin(spot, tile)) continue
      // Fields of clubs and of the army have no such code: nobody flies home from there.
      if (known === 'airport' && typeof iata !== 'string') continue
      const [lon, lat] = spot
      const ine = municipalityAt(lat, lon)
      if (ine === null) continue
      const cut = (value: number): number => Math.round(value * 1e5) / 1e5
      const written = typeof name === 'string' ? name.trim().slice(0, 120) : ''
      this.found.push({ k: known, n: written || null, i: ine, p: [cut(lon), cut(lat)] })
    }
  }

  /** Places in the order of their kinds and municipalities. */
  places(): SurroundingLine[] {
    return this.found.sort((a, b) => a.k.localeCompare(b.k) || a.i.localeCompare(b.i))
  }
}
