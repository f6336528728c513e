import type { Db } from '../../../db/index.ts'
import { shownAmong } from '../../listing/index.ts'

/**
 * Of these pictures those that came from a home and that none of the agency's public homes shows any
 * more: made private, taken out, or its home has gone. Uploaded ones are the site's own.
 */
export async function lostPictures(
  db: Db,
  agencyId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('site_picture')
    .innerJoin('site', 'site.id', 'site_picture.site_id')
    .select('hash')
    .where('site.agency_id', '=', agencyId)
    .where('hash', 'in', [...hashes])
    .where('uploaded', '=', false)
    .execute()
  if (rows.length === 0) return new Set()
  const ofHomes = rows.map(({ hash }) => hash)
  const shown = await shownAmong(db, agencyId, ofHomes)
  return new Set(ofHomes.filter((hash) => !shown.has(hash)))
}
