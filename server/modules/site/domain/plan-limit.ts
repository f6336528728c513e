import { sql } from '../../../db/index.ts'
import { registerUse } from '../../plan/index.ts'

registerUse('ownDomain', async (db, agencyId) => {
  const row = await db
    .selectFrom('site_host as h')
    .innerJoin('site as s', 's.id', 'h.site_id')
    .where('s.agency_id', '=', agencyId)
    .where('h.state', '<>', 'released')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
})
