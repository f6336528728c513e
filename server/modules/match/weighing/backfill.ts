import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { demandChanged, homeChanged } from './pending.ts'

export const FILL = 'match.fill'
const PAGE = 100

/** Where the filling goes on: behind this home. */
export interface Fill {
  after: string | null
}

/** Writes the rows of homes and demands that were there before this room was; goes on by itself. */
export async function backfillMatches({ after }: Fill, deps: Deps): Promise<void> {
  let query = deps.db
    .selectFrom('property')
    .select('id')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(PAGE)
  if (after) query = query.where('id', '>', after)
  const homes = await query.execute()
  await inTransaction(deps.db, async (trx) => {
    for (const { id } of homes) await homeChanged(trx, id)
    const last = homes.at(-1)
    if (homes.length === PAGE && last)
      await deps.jobs.add(trx, FILL, { after: last.id } satisfies Fill)
  })
  if (after) return
  const demands = await deps.db
    .selectFrom('demand')
    .select('id')
    .where('id', 'not in', deps.db.selectFrom('match_demand').select('demand_id'))
    .execute()
  for (const { id } of demands) await inTransaction(deps.db, (trx) => demandChanged(trx, id))
}
