import { registerFirstStep } from '../dashboard/index.ts'

registerFirstStep('site', async (db, agencyId) => {
  const site = await db
    .selectFrom('site')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('published', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return site !== undefined
})
