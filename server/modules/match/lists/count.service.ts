import type { MatchCount, MatchCountList } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { readerOf } from '../match.policy.ts'
import { amongThese } from '../sql/homes.ts'
import { ownHomes, readableDemands } from '../sql/reader.ts'
import { amongOf, bySources } from '../sql/sources.ts'
import { GOOD } from '../weighing/weigh.ts'

async function count(
  db: Db,
  column: 'demand_id' | 'property_id',
  ids: string[],
  rights: { demands: RawBuilder<unknown>; homes: RawBuilder<unknown> },
): Promise<MatchCount[]> {
  if (ids.length === 0) return []
  const by = sql.ref(`m.${column}`)
  const { rows } = await sql<MatchCount>`
    select ${by} as id, count(*)::int as good, count(*) filter (where m.state = 'new')::int as new
    from match m join match_demand d on d.demand_id = m.demand_id
    where ${by} = any(${ids}::uuid[]) and m.score >= ${GOOD}
    and m.state not in ('disliked', 'discarded') and d.open and ${rights.demands}
      and exists (select 1 from match_home h where h.id = m.property_id and (${rights.homes}))
    group by 1 order by 1`.execute(db)
  return rows
}

/** Good matches of demands, each counted where it looks. */
async function countOfDemands(
  db: Db,
  actor: Actor,
  ids: string[],
  now: Date,
): Promise<MatchCount[]> {
  const reader = readerOf(actor)
  const rights = readableDemands(reader)
  const counts: MatchCount[] = []
  for (const group of await bySources(db, ids)) {
    const { sources } = group
    const among = sources && (await amongOf(db, actor.agencyId, sources, now))
    const [own, others] = amongThese(reader, among)
    const homes = sql`(${own}) or (${others})`
    counts.push(...(await count(db, 'demand_id', group.ids, { demands: rights, homes })))
  }
  return counts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Good matches of a list's rows, within the reader's rights on both sides; what has none is
 * missing. A demand's homes are counted as its list shows them: one's own as the desk knows them,
 * the others where everybody sees them or the demand's networks share them. The demands of a home
 * are told to whoever may open it.
 */
export async function countMatches(
  db: Db,
  actor: Actor,
  { demands = [], properties = [] }: { demands?: string[]; properties?: string[] },
  now: Date,
): Promise<MatchCountList> {
  const reader = readerOf(actor)
  const rights = readableDemands(reader)
  return {
    demands: await countOfDemands(db, actor, demands, now),
    properties: await count(db, 'property_id', properties, {
      demands: rights,
      homes: ownHomes(reader),
    }),
  }
}
