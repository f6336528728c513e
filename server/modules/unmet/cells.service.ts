import type {
  Language,
  ListUnmetCellsParams,
  UnmetBand,
  UnmetCell,
  UnmetCells,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import { placeOfSlug } from '../place/index.ts'
import { BANDS, LEVELS, municipalityOf, ofKind, readCell, ineOf, type CellPlace } from './cell.ts'
import { edgesOf } from './count/accepts.ts'
import { cutsIn } from './count/bands.ts'
import { bandsUntil, toldCells, type KeptCell } from './unmet.repository.ts'

/** Cells that are told at once. */
const MOST = 200

/** A cell without its prices. */
export type Cell = Omit<UnmetCell, 'from' | 'to'>

/** How a place is called. */
function nameOf(place: CellPlace, lang: Language): string {
  if (place.name !== null) return place.name
  if (place.level === 'municipality')
    return municipalityOf(place)?.byLanguage[lang] ?? ineOf(place.code)
  const island = placeOfSlug(place.island.toLowerCase())
  return island?.kind === 'island' ? island.island.byLanguage[lang] : place.island
}

/** Kept cells as they are told; a number that is none of ours by now tells nothing. */
export function cellsOf(kept: readonly KeptCell[], lang: Language): Cell[] {
  return kept.flatMap(({ cell: id, buyers, own, supply }) => {
    const read = readCell(id)
    if (!read) return []
    const { place, ...slot } = read
    return [
      {
        id,
        level: place.level,
        place: nameOf(place, lang),
        municipality: place.level === 'municipality' ? ineOf(place.code) : null,
        island: place.island,
        ...slot,
        buyers,
        own,
        supply,
      },
    ]
  })
}

/** From and to of a cell's prices (EUR cents) by the bands of an edition. */
export async function edgesIn(
  db: Db,
  day: string,
  cell: Pick<Cell, 'operation' | 'family' | 'band'>,
): Promise<[number | null, number | null]> {
  const bands = await bandsUntil(db, Number(day.slice(0, 4)))
  return edgesOf(cutsIn(bands)(cell) ?? [], cell.band)
}

/** What buyers of other agencies look for, by the agency's newest edition. */
export async function listUnmetCells(
  { operation = 'V', family = 'flat', ...only }: ListUnmetCellsParams,
  ctx: Ctx,
): Promise<UnmetCells> {
  const { db } = ctx.deps
  const kind = ofKind(sql`u.cell`, { operation, family })
  const edition = await toldCells(db, actorOf(ctx).agencyId, kind)
  if (!edition) return { day: null, bands: [], n: 0, items: [] }
  const bands = await bandsUntil(db, Number(edition.day.slice(0, 4)))
  const cuts = cutsIn(bands)({ operation, family })
  const bandOf = (band: number): UnmetBand => {
    const [from, to] = edgesOf(cuts ?? [], band)
    return { band, from, to }
  }
  const found = cellsOf(edition.cells, ctx.lang)
    .filter(
      (cell) =>
        (only.island === undefined || cell.island === only.island) &&
        (only.level === undefined || cell.level === only.level) &&
        (only.band === undefined || cell.band === only.band) &&
        (only.beds === undefined || cell.beds === only.beds),
    )
    .sort(
      (a, b) =>
        LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
        b.buyers - a.buyers ||
        a.supply - b.supply ||
        a.id - b.id,
    )
  return {
    day: edition.day,
    bands: cuts ? BANDS.map(bandOf) : [],
    n: found.length,
    items: found.slice(0, MOST).map((cell) => ({ ...cell, ...bandOf(cell.band) })),
  }
}
