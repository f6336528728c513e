import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { eachOne, outageOf, PutBack } from '../../../jobs/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { opensHome, OWN, PUBLIC } from './home.repository.ts'
import { findWeighed } from './demand.repository.ts'
import { demandsOf } from '../sql/demands.ts'
import { homesOf } from '../sql/homes.ts'
import { factsOf } from '../sql/sides.ts'
import { amongOf, lookingThere, sourcesOf } from '../sql/sources.ts'
import { forgetDemands, forgetHomes } from './forget.ts'
import { notifyFound } from '../notices.ts'

/** From this score on a match is good: it is kept, counted and told. */
export const GOOD = 70
/** So many good homes are kept per demand, and demands per home. */
const MOST_HOMES = 200
const MOST_DEMANDS = 5000
/** So much is weighed in one transaction. */
const BATCH = 50
/** Milliseconds for which it weighs before it lets other work have its place. */
const TURN = 5000

interface Found {
  demandId: string
  propertyId: string
  score: number
}

/**
 * Keeps good matches; what is known gets its new score. Answers the demands that have something to
 * tell at once: what is new, and what waited for a version that reads when to tell it.
 */
async function keep(trx: Db, found: Found[], now: Date): Promise<string[]> {
  if (found.length === 0) return []
  const { rows } = await sql<{ demand_id: string; fresh: boolean }>`
    insert into match (demand_id, property_id, agency_id, score, found_at, told_at)
    select f."demandId", f."propertyId", d.agency_id, f.score, ${now}, case
    when d.frequency = 'never' then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(found)}::json) as f("demandId" uuid, "propertyId" uuid,
      score int2)
    join match_demand d on d.demand_id = f."demandId"
    order by f."demandId", f."propertyId"
    on conflict (demand_id, property_id) do update set score = excluded.score
    returning demand_id, (told_at is null and exists (select from match_demand asks
      where asks.demand_id = match.demand_id and asks.frequency = 'instant')) as fresh`.execute(trx)
  return [...new Set(rows.filter(({ fresh }) => fresh).map((row) => row.demand_id))]
}

/** A demand's good homes, as the person who looks after it may see them. */
async function weighDemand(trx: Db, demandId: string, now: Date): Promise<string[]> {
  const weighed = await findWeighed(trx, demandId)
  const row = await trx
    .selectFrom('match_demand')
    .select(['agency_id', 'agent_id', 'created_by', 'open', 'expires_at'])
    .where('demand_id', '=', demandId)
    .executeTakeFirst()
  if (!weighed || !row) return []
  const person = row.agent_id ?? row.created_by
  const role = person
    ? (await trx.selectFrom('app_user').select('role').where('id', '=', person).executeTakeFirst())
        ?.role
    : 'ADMIN'
  const reader = { agencyId: row.agency_id, userId: role === 'ADMIN' ? null : person }
  const sources = await sourcesOf(trx, demandId)
  const isLive = row.open && (row.expires_at === null || row.expires_at > now)
  const { homes } = isLive
    ? await homesOf(trx, {
        criteria: weighed.criteria,
        demandId,
        reader,
        least: GOOD,
        limit: MOST_HOMES,
        edge: null,
        among: sources ? await amongOf(trx, row.agency_id, sources, now) : null,
      })
    : { homes: [] }
  await forgetHomes(
    trx,
    demandId,
    homes.map(({ id }) => id),
  )
  return keep(
    trx,
    homes.map(({ id, score }) => ({ demandId, propertyId: id, score })),
    now,
  )
}

/**
 * A home's good demands: of its own agency by what that knows, of everybody else by what is public.
 */
async function weighHome(trx: Db, propertyId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('match_home')
    .selectAll()
    .where('id', '=', propertyId)
    .orderBy('op')
    .execute()
  const facts = (view: number): Facts[] => rows.filter((row) => row.view === view).map(factsOf)
  const [home] = rows
  const found: Found[] = []
  if (home) {
    const people = [home.agent_id, home.created_by].filter((one) => one !== null)
    const own = opensHome({
      agencyId: sql`${home.agency_id}::uuid`,
      shared: sql`${home.shared}::boolean`,
      people: sql`${people}::uuid[]`,
    })
    const asked = { propertyId, now, least: GOOD, limit: MOST_DEMANDS, edge: null }
    const { demands } = await demandsOf(trx, { ...asked, facts: facts(OWN), whose: own })
    const { demands: all } = await demandsOf(trx, {
      ...asked,
      facts: facts(PUBLIC),
      whose: sql`not (${own})`,
    })
    const others = await lookingThere(trx, propertyId, all, now)
    found.push(
      ...[...demands, ...others].map(({ id, score }) => ({ demandId: id, propertyId, score })),
    )
  }
  await forgetDemands(
    trx,
    propertyId,
    found.map(({ demandId }) => demandId),
  )
  return keep(trx, found, now)
}

/** What was found just now of a home or for a demand is nobody's news. */
async function countAsTold(trx: Db, kind: 'home' | 'demand', id: string, now: Date): Promise<void> {
  await trx
    .updateTable('match')
    .set({ told_at: now })
    .where(kind === 'home' ? 'property_id' : 'demand_id', '=', id)
    .where('told_at', 'is', null)
    .execute()
}

interface Due {
  kind: 'home' | 'demand'
  id: string
}

/**
 * Weighs up to a batch of what waits, or one of it, and tells what was found, whole or not at all;
 * false when nothing waited.
 */
async function weighSome(deps: Deps, one?: Due): Promise<boolean> {
  const now = deps.now()
  const which = one ? sql`where kind = ${one.kind} and id = ${one.id}` : sql``
  return inTransaction(deps.db, async (trx) => {
    const { rows } = await sql<Due & { quiet: boolean }>`
      delete from match_due where (kind, id) in (select kind, id from match_due ${which} order by at
      limit ${BATCH} for update skip locked) returning kind, id, quiet`.execute(trx)
    const told = new Set<string>()
    for (const { kind, id, quiet } of rows) {
      const found = await (kind === 'home' ? weighHome(trx, id, now) : weighDemand(trx, id, now))
      if (quiet) await countAsTold(trx, kind, id, now)
      else for (const demandId of found) told.add(demandId)
    }
    for (const demandId of told) await notifyFound(trx, demandId, now, 'instant')
    return rows.length > 0
  })
}

/**
 * Weighs all that waits, in turns: while an import goes on there is always more, and reminders wait
 * for the same workers. Several of them share it. Of what cannot be weighed each is tried by itself,
 * so that it holds up no other.
 */
export async function weighDue(deps: Deps, isStopping: () => boolean = () => false): Promise<void> {
  const end = performance.now() + TURN
  try {
    while (await weighSome(deps)) if (isStopping() || performance.now() > end) throw new PutBack()
  } catch (fault) {
    if (fault instanceof PutBack || outageOf(fault)) throw fault
    const { rows } = await sql<Due>`select kind, id from match_due order by at`.execute(deps.db)
    await eachOne(rows, async (one) => void (await weighSome(deps, one)))
  }
}
