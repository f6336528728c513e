import type { DemandFollowFrequency } from '../../../../generated/model/index.ts'
import { json, sql, type Db } from '../../../db/index.ts'
import type { Criteria, Lesson } from '../../../db/tables/match.ts'
import { loadDemand, unreadPart, type DemandRecord } from '../../demand/index.ts'
import { criteriaOf, withLessons } from './criteria-of.ts'
import { isHalfRead } from './lost.ts'
import { isWhole } from './whole.ts'
import { learn } from '../engine/lessons.ts'
import { demandValues, stored } from '../sql/sides.ts'

/** A demand as it is weighed. */
export interface Weighed {
  criteria: Criteria
  lessons: Lesson[]
  muted: string[]
}

const storedOf = (db: Db, demandId: string) =>
  db
    .selectFrom('match_demand')
    .select(['criteria', 'lessons', 'muted'])
    .where('demand_id', '=', demandId)
    .executeTakeFirst()

/** Null for a demand that was never weighed, or not in a way that this version reads. */
export async function findWeighed(db: Db, demandId: string): Promise<Weighed | null> {
  const row = await storedOf(db, demandId)
  return row && isWhole(row.criteria) ? row : null
}

/** What a demand asks by its document alone, where nothing that was weighed can be read. */
export const weighAnew = async (db: Db, demand: Pick<DemandRecord, 'id' | 'doc'>) =>
  withLessons(await criteriaOf(db, demand), [], [])

/** Criteria whose lessons do not count. */
export const mutedOf = async (db: Db, demandId: string): Promise<string[]> =>
  (await storedOf(db, demandId))?.muted ?? []

/**
 * How often its agent is told; where something of that is not read they may have asked for less, so
 * what is found waits untold for a version that reads it (docs/decisions/0372).
 */
const frequencyOf = ({ doc }: DemandRecord, { follow }: Record<string, unknown>): Frequency =>
  doc.follow?.frequency ?? (follow === undefined ? 'instant' : 'unread')

type Frequency = DemandFollowFrequency | 'unread'

async function upsert(
  trx: Db,
  demand: DemandRecord,
  { criteria, lessons, muted }: Weighed,
  { frequency, isHalf }: { frequency: Frequency; isHalf: boolean },
): Promise<void> {
  const values = {
    agency_id: sql`${demand.agency_id}`,
    agent_id: sql`${demand.agent_id}`,
    created_by: sql`${demand.created_by}`,
    shared: sql`${demand.shared}`,
    open: sql`${demand.status === 'SEARCH' && demand.archived_at === null}`,
    expires_at: sql`${demand.expires_at}`,
    frequency: sql`${frequency}`,
    half_read: sql`${isHalf}`,
    criteria: json(criteria),
    lessons: json(lessons),
    muted: sql`${muted}::text[]`,
    ...stored(demandValues(criteria)),
  }
  const names = Object.keys(values).map((name) => sql.ref(name))
  await sql`
    insert into match_demand (demand_id, ${sql.join(names)})
    values (${demand.id}, ${sql.join(Object.values(values))})
    on conflict (demand_id) do update
    set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}`.execute(trx)
}

/**
 * Writes a demand as it is weighed: what it asks, shifted by what became of homes. `muted`:
 * criteria whose lessons do not count.
 */
export async function saveDemand(
  trx: Db,
  demandId: string,
  muted?: string[],
): Promise<Weighed | null> {
  const demand = await loadDemand(trx, demandId)
  if (demand === null) return null
  const [before, reactions] = [
    await mutedOf(trx, demandId),
    await trx
      .selectFrom('match')
      .select(['state', 'reason', 'facts'])
      .where('demand_id', '=', demandId)
      .where('state', '!=', 'new')
      .execute(),
  ]
  const asked = await criteriaOf(trx, demand)
  const lessons = learn(asked, reactions)
  const silent = muted ?? before
  const weighed = { criteria: withLessons(asked, lessons, silent), lessons, muted: silent }
  const unread = await unreadPart(trx, demand)
  await upsert(trx, demand, weighed, {
    frequency: frequencyOf(demand, unread),
    isHalf: isHalfRead(unread),
  })
  return weighed
}
