import type { SiteDoc, SitePage } from '../../../generated/model/index.ts'
import { asStored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { SiteMoment } from '../../db/tables/site.ts'
import type { SiteRow } from './site.policy.ts'
import { SCHEMA_VERSION, type PageRow } from './site.repository.ts'

/**
 * The draft with all that this contract cannot read; null where a page of it cannot be read at all.
 * `pages`: those that can.
 */
export async function draftAsStored(
  db: Db,
  { id, doc }: Pick<SiteRow, 'id' | 'doc'>,
  pages: PageRow[],
): Promise<SiteDoc | null> {
  const { rows } = await sql<{ doc: SitePage }>`select doc #> '{}' as doc from site_page
    where site_id = ${id} order by position, id`.execute(db)
  if (rows.length > pages.length) return null
  const parts = await asStored(db, 'site.doc', { id }, doc)
  return { schemaVersion: SCHEMA_VERSION, ...parts, pages: rows.map((row) => row.doc) }
}

/** A version with all that this contract cannot read. */
export async function versionAsStored(
  db: Db,
  siteId: string,
  number: number,
): Promise<SiteDoc | null> {
  const { rows } = await sql<{ doc: SiteDoc }>`select doc #> '{}' as doc from site_version
    where site_id = ${siteId} and number = ${number}`.execute(db)
  return rows[0]?.doc ?? null
}

/** What a save is about to change, with all that this contract cannot read. */
export async function momentAsStored(
  db: Db,
  siteId: string,
  { parts, pages, order }: SiteMoment,
): Promise<SiteMoment> {
  const kept: SiteMoment['pages'] = []
  for (const { id, doc } of pages ?? [])
    kept.push({ id, doc: doc && (await asStored(db, 'site_page.doc', { id }, doc)) })
  return {
    ...(parts && { parts: await asStored(db, 'site.doc', { id: siteId }, parts) }),
    ...(pages && { pages: kept }),
    ...(order && { order }),
  }
}
