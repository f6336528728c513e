import type { Db } from '../../../db/index.ts'
import { agencyHashes } from '../../listing/index.ts'

/** How many pictures of homes are looked through. */
export const MOST_HASHES = 5000

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
  const shown = new Set(await agencyHashes(db, agencyId, MOST_HASHES))
  return new Set(rows.map(({ hash }) => hash).filter((hash) => !shown.has(hash)))
}
