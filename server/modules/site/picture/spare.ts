import { onContentUnused } from '../../property/index.ts'

// A picture that a site may show stays when no home shows it any more.
onContentUnused(async (db, key) => {
  const hash = /([0-9a-f]{32})\/original/.exec(key)?.[1]
  if (hash === undefined) return false
  const row = await db
    .selectFrom('site_picture')
    .select('site_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
})
