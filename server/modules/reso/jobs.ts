import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { DRAW, homeChanged } from './draw.ts'

const BATCH = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

async function drawAll({ db }: Deps, agencyId: string): Promise<void> {
  let after = FIRST
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from listing where agency_id = ${agencyId} and state = 'active' and id > ${after}
      order by id limit ${BATCH}`.execute(db)
    for (const { id } of rows) await inTransaction(db, (trx) => homeChanged(trx, id))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** What this room does in the background. */
export const jobs = [
  registerJob<{ agencyId: string }>(DRAW, ({ agencyId }, deps) => drawAll(deps, agencyId), {
    class: 'feed',
  }),
]
