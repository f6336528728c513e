import type {
  Island,
  UnmetBeds,
  UnmetLevel,
  ValuationFamily,
  ValuationOperation,
} from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import { municipalitiesOfIsland, municipality } from '../place/index.ts'
import { COMARCAS } from './comarcas.ts'

/** A place that cells are counted in; places of a level hold those of the one before. */
export interface CellPlace {
  /** 1 to 4 an island, 11 on a comarca, else the INE code of a municipality. */
  code: number
  level: UnmetLevel
  island: Island
  /** Of a comarca, in every language. */
  name: string | null
  /** Codes of its municipalities. */
  munis: readonly number[]
}

const ISLANDS: readonly Island[] = ['MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA']
const codesOf = (island: Island): number[] =>
  municipalitiesOfIsland(island).map(({ ine }) => Number(ine))

/** All of them: municipalities, then comarcas, then islands. */
export const PLACES: readonly CellPlace[] = [
  ...ISLANDS.flatMap((island) =>
    codesOf(island).map((code): CellPlace => ({
      code,
      level: 'municipality',
      island,
      name: null,
      munis: [code],
    })),
  ),
  ...COMARCAS.map((one): CellPlace => ({ ...one, level: 'comarca', island: 'MALLORCA' })),
  ...ISLANDS.map((island, at): CellPlace => ({
    code: at + 1,
    level: 'island',
    island,
    name: null,
    munis: codesOf(island),
  })),
]

/** The INE code of a municipality's number. */
export const ineOf = (code: number): string => String(code).padStart(5, '0')

/** A municipality's place, for its names. */
export const municipalityOf = ({ code }: CellPlace) => municipality(ineOf(code))

/** Numbers of cells are kept and told: append, never renumber. */
const OPERATIONS: readonly ValuationOperation[] = ['V', 'A']
const FAMILIES: readonly ValuationFamily[] = [
  'flat',
  'house',
  'oficina',
  'local',
  'parking',
  'edificio',
  'nave',
  'trastero',
  'hotel',
]
/** From the smallest place to the largest. */
export const LEVELS: readonly UnmetLevel[] = ['municipality', 'comarca', 'island']
export const BEDS: readonly UnmetBeds[] = ['upToOne', 'two', 'three', 'fourOrMore']
export const BANDS = [1, 2, 3, 4, 5] as const

/** What a cell is about beside its place. */
export interface Slot {
  operation: ValuationOperation
  family: ValuationFamily
  /** 1 the cheapest of five. */
  band: number
  /** Null for what has no bedrooms. */
  beds: UnmetBeds | null
}

const DWELLINGS: readonly ValuationFamily[] = ['flat', 'house']

/** Everything a cell may be about, in one place. */
export const SLOTS: readonly Slot[] = OPERATIONS.flatMap((operation) =>
  FAMILIES.flatMap((family) =>
    BANDS.flatMap((band) =>
      (DWELLINGS.includes(family) ? BEDS : [null]).map((beds) => ({
        operation,
        family,
        band,
        beds,
      })),
    ),
  ),
)

const bedsCode = (beds: UnmetBeds | null): number => (beds === null ? 0 : BEDS.indexOf(beds) + 1)

/** The number of a cell. */
export const cellOf = ({ code }: CellPlace, { operation, family, band, beds }: Slot): number =>
  (((code * 4 + OPERATIONS.indexOf(operation)) * 16 + FAMILIES.indexOf(family)) * 8 + band) * 8 +
  bedsCode(beds)

/** Which cells are of an operation and family, as a condition in SQL. */
export const ofKind = (
  cell: RawBuilder<unknown>,
  { operation, family }: Pick<Slot, 'operation' | 'family'>,
): RawBuilder<unknown> =>
  sql`(${cell} / 64) % 64 = ${OPERATIONS.indexOf(operation) * 16 + FAMILIES.indexOf(family)}`

/** Cells by their place and slot, place after place: what counts are kept by. */
export const CELLS: readonly number[] = PLACES.flatMap((place) =>
  SLOTS.map((slot) => cellOf(place, slot)),
)
const AT = new Map(CELLS.map((cell, at) => [cell, at]))

/** What a number means; null for none of ours. */
export function readCell(cell: number): (Slot & { place: CellPlace }) | null {
  const at = AT.get(cell)
  if (at === undefined) return null
  const [place, slot] = [PLACES[Math.floor(at / SLOTS.length)], SLOTS[at % SLOTS.length]]
  return place && slot ? { ...slot, place } : null
}
