import type { SitePictureOffer } from '../../../../generated/model/index.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { sql, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { writable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'

type Use = SitePictureOffer['use']

/** Hashes in a document, as `"hash": "…"` of its text. */
const HASHES = sql.raw(`'"hash": ?"([0-9a-f]{32})"'`)

/** Pictures that somebody reads or works on, and those that can still come back. */
export async function pictureUse(db: Db, siteId: string): Promise<Map<string, Use>> {
  const { rows } = await sql<{ hash: string; shown: boolean }>`
    select m[1] as hash, bool_or(shown) as shown from (
      select doc::text as words, true as shown from site where id = ${siteId}
      union all select doc::text, true from site_page where site_id = ${siteId}
      union all select v.doc::text, v.number = s.published from site_version v
        join site s on s.id = v.site_id where v.site_id = ${siteId}
      union all select concat(before, after), false from site_step where site_id = ${siteId}
    ) part, regexp_matches(words, ${HASHES}, 'g') as m group by 1`.execute(db)
  return new Map(rows.map(({ hash, shown }) => [hash, shown ? 'shown' : 'kept']))
}

/** Takes a picture off the site's list; its bytes go with the next sweep, unless a home shows it. */
export async function removePicture(
  { trx, actor }: Work,
  siteId: string,
  hash: string,
): Promise<void> {
  writable(await findSite(trx, siteId, true), actor)
  const use = (await pictureUse(trx, siteId)).get(hash)
  if (use) notAcceptable(say(actor.lang, use === 'shown' ? 'pictureShown' : 'pictureKept'))
  const { numDeletedRows } = await trx
    .deleteFrom('site_picture')
    .where('site_id', '=', siteId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) notFound(actor.lang)
}

/** Takes away what nobody has shown since `before`, of every site. */
export async function sweepPictures(db: Db, before: Date): Promise<void> {
  const sites = await db
    .selectFrom('site_picture')
    .select('site_id')
    .distinct()
    .where('at', '<', before)
    .execute()
  for (const { site_id: id } of sites) {
    const used = [...(await pictureUse(db, id)).keys()]
    await sql`delete from site_picture where site_id = ${id} and at < ${before}
      and hash <> all(${used}::text[])`.execute(db)
  }
}
