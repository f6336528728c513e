import {
  SurroundingKind,
  type Island,
  type Surrounding,
} from '../../../../generated/model/index.ts'
import { heldIndex, isLineWith } from '../index-file.ts'
import { metresBetween } from '../distance.ts'
import { municipality } from '../lookup.ts'
import { municipalityAt } from '../outline.ts'
import type { SurroundingLine } from './surrounding.ts'

interface IndexedPlace extends SurroundingLine {
  island: Island | null
}

/** Ways are longer than the straight line; so much, where nobody has counted (decision 320). */
const DETOUR = 1.3
/** Metres a minute: 4.5 km/h on foot; 30 km/h in a town, 75 km/h on the road. */
const SPEED = { walk: 75, town: 500, road: 1250 }
/** Of a drive, what leads out of one town and into the next. */
const TOWN_METRES = 5000
/** Who would walk longer takes the car. */
const LONGEST_WALK = 30

const hasText = isLineWith<SurroundingLine>('k', 'i')
const isPlace = (value: unknown): value is SurroundingLine =>
  hasText(value) && (value.n === null || typeof value.n === 'string')

/** The places of a file; null where there is none. */
export const readSurroundings = heldIndex(isPlace, (lines): IndexedPlace[] =>
  lines.map((line) => ({ ...line, island: municipality(line.i)?.island ?? null })),
)

const islandAt = (lat: number, lon: number): Island | null => {
  const ine = municipalityAt(lat, lon)
  return ine === null ? null : (municipality(ine)?.island ?? null)
}

/** The nearest place of each kind that can be reached without crossing the sea. */
export function surroundingsOf(
  places: readonly IndexedPlace[],
  point: { lat: number; lon: number },
): Surrounding[] {
  const island = islandAt(point.lat, point.lon)
  if (island === null) return []
  const nearest = new Map<SurroundingKind, { place: IndexedPlace; metres: number }>()
  for (const place of places) {
    if (place.island !== island) continue
    const [lon, lat] = place.p
    const metres = metresBetween(point, { lat, lon })
    if (metres < (nearest.get(place.k)?.metres ?? Infinity)) nearest.set(place.k, { place, metres })
  }
  return Object.values(SurroundingKind).flatMap((kind): Surrounding[] => {
    const found = nearest.get(kind)
    if (!found) return []
    const journey = journeyOf(found.metres)
    // Nobody drives to a bus stop.
    if (kind === 'bus' && journey.way === 'drive') return []
    return [{ kind, name: found.place.n, metres: rounded(found.metres), ...journey }]
  })
}

function journeyOf(straight: number): Pick<Surrounding, 'minutes' | 'way'> {
  const metres = straight * DETOUR
  const walk = Math.max(1, Math.round(metres / SPEED.walk))
  if (walk <= LONGEST_WALK) return { minutes: walk, way: 'walk' }
  const town = Math.min(metres, TOWN_METRES)
  const drive = town / SPEED.town + (metres - town) / SPEED.road
  return { minutes: Math.max(1, Math.round(drive)), way: 'drive' }
}

const rounded = (metres: number): number => {
  const step = metres < 1000 ? 10 : 100
  return Math.round(metres / step) * step
}
