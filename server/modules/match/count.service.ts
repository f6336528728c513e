import type { MatchCount, MatchCountList } from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { Actor } from '../property/index.ts'
import { readerOf } from './match.policy.ts'
import { readableDemands } from './sql/reader.ts'
import { GOOD } from './weigh.ts'

async function count(
  db: Db,
  column: 'demand_id' | 'property_id',
  ids: string[],
  rights: RawBuilder<unknown>,
): Promise<MatchCount[]> {
  if (ids.length === 0) return []
  const by = sql.ref(`m.${column}`)
  const { rows } = await sql<MatchCount>`
    select ${by} as id, count(*)::int as good, count(*) filter (where m.state = 'new')::int as new
    from match m join match_demand d on d.demand_id = m.demand_id
    where ${by} = any(${ids}::uuid[]) and m.score >= ${GOOD} and m.state not in ('disliked', 'discarded') and d.open and ${rights}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Good matches of a list's rows, within the reader's rights; what has none is missing. */
export async function countMatches(
  db: Db,
  actor: Actor,
  { demands = [], properties = [] }: { demands?: string[]; properties?: string[] },
): Promise<MatchCountList> {
  const rights = readableDemands(readerOf(actor))
  return {
    demands: await count(db, 'demand_id', demands, rights),
    properties: await count(db, 'property_id', properties, rights),
  }
}
