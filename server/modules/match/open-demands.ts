import { sql, type Db } from '../../db/index.ts'
import type { Criteria } from '../../db/tables/match.ts'
import { municipalityAt, municipality, townsOf } from '../place/index.ts'
import { inRing } from './engine/place.ts'
import { EVERYWHERE, munisOf } from './weighing/places.ts'
import { isWhole } from './weighing/whole.ts'

/** Whom somebody searches for now, and what; prices in EUR cents. */
export interface OpenDemand {
  id: string
  agencyId: string
  contactId: string
  criteria: Pick<Criteria, 'operations' | 'types' | 'subtypes' | 'price' | 'bedrooms'>
  /** Municipalities (INE codes as numbers) in which a home of theirs may lie; null: in any. */
  munis: ReadonlySet<number> | null
}

interface Row {
  id: string
  agency_id: string
  contact_id: string
  criteria: Criteria
}

/** Open demands of all agencies in the order of their ids, those after `after`. Rights are the caller's. */
export async function openDemands(
  db: Db,
  { now, after, most }: { now: Date; after: string | null; most: number },
): Promise<{ demands: OpenDemand[]; last: string | null }> {
  const { rows } = await sql<Row>`
    select m.demand_id as id, m.agency_id, d.contact_id, m.criteria
    from match_demand m join demand d on d.id = m.demand_id
    where m.open and (m.expires_at is null or m.expires_at > ${now})
      and d.contact_id is not null ${after === null ? sql`` : sql`and m.demand_id > ${after}::uuid`}
    order by m.demand_id limit ${most}`.execute(db)
  return {
    // What this version cannot read asks nothing that could be told.
    demands: rows
      .filter(({ criteria }) => isWhole(criteria))
      .map(({ id, agency_id, contact_id, criteria }) => ({
        id,
        agencyId: agency_id,
        contactId: contact_id,
        criteria,
        munis: munisIn(criteria),
      })),
    last: rows.length < most ? null : (rows.at(-1)?.id ?? null),
  }
}

const MUNIS = EVERYWHERE.filter((code) => code > 1000)

/** Where a demand looks, less what it leaves out whole; an area looks where its edge and its towns lie. */
function munisIn({ where, excluded }: Criteria): ReadonlySet<number> | null {
  const named = where && munisOf({ ...where, rings: [] })
  if (named === null && excluded.length === 0) return null
  const found = new Set(named ?? MUNIS)
  for (const ring of where?.rings ?? []) for (const code of munisOfArea(ring)) found.add(code)
  for (const code of excluded) found.delete(code)
  return found
}

function munisOfArea(ring: [number, number][]): number[] {
  const on = ring.flatMap(([lon, lat]) => municipalityAt(lat, lon) ?? []).map(Number)
  const inside = MUNIS.filter((code) => {
    const ine = String(code).padStart(5, '0')
    const seats = [municipality(ine), ...townsOf(ine)]
    return seats.some((place) => place && inRing(ring, place.geo.lon, place.geo.lat))
  })
  return [...new Set([...on, ...inside])]
}
