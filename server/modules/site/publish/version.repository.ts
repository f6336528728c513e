import type { SiteDoc } from '../../../../generated/model/index.ts'
import { json, type Db } from '../../../db/index.ts'
import { isReadable } from '../site.repository.ts'

/** A version as it is published: `digest` is of what is read of it here, in hex. */
export interface NewVersion {
  doc: SiteDoc
  digest: string
  note: string | null
  restoredFrom: number | null
  by: string | null
}

/** Adds the next version of a site; its number. */
export async function addVersion(
  trx: Db,
  siteId: string,
  { doc, digest, note, restoredFrom, by }: NewVersion,
  now: Date,
): Promise<number> {
  const { last } = await trx
    .selectFrom('site_version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const number = Number(last ?? 0) + 1
  await trx
    .insertInto('site_version')
    .values({
      site_id: siteId,
      number,
      doc: json(doc),
      digest: Buffer.from(digest, 'hex'),
      note,
      by_user: by,
      at: now,
      restored_from: restoredFrom,
    })
    .execute()
  return number
}

/** The newest versions that this server can read, newest first. */
export async function newestVersions(db: Db, siteId: string, most: number) {
  const rows = await db
    .selectFrom('site_version')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.filter(isReadable)
}
