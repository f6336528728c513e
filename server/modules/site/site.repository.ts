import type { Selectable } from 'kysely'
import type { SiteDoc, SitePage } from '../../../generated/model/index.ts'
import { keepStored, stored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import { purgeSoon } from '../../edge/index.ts'
import type { SiteParts, TextSources } from '../../db/tables/site.ts'
import type { SiteRow } from './site.policy.ts'

export type PageRow = Selectable<Tables['site_page']>
export type VersionRow = Selectable<Tables['site_version']>

/** The shape of the documents that this version writes. */
export const SCHEMA_VERSION = 1

/** A site by its id, held until the transaction ends where it is about to change. */
export function findSite(db: Db, id: string, hold = false): Promise<SiteRow | undefined> {
  const query = db.selectFrom('site').selectAll().where('id', '=', id)
  return (hold ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

export function findSiteOf(db: Db, agencyId: string): Promise<SiteRow | undefined> {
  return db.selectFrom('site').selectAll().where('agency_id', '=', agencyId).executeTakeFirst()
}

/** Whether the site is one that this contract reads whole (docs/decisions/0070). */
export const isWhole = ({ doc }: Pick<SiteRow, 'doc'>): boolean => stored().reads('site.doc', doc)

/** Pages in their order; one that this contract cannot read whole is left out. */
export async function pagesOf(db: Db, siteId: string): Promise<PageRow[]> {
  const rows = await db
    .selectFrom('site_page')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.filter(({ doc }) => stored().reads('site_page.doc', doc))
}

/** The whole draft as one document. */
export const draftOf = ({ doc }: Pick<SiteRow, 'doc'>, pages: PageRow[]): SiteDoc => ({
  schemaVersion: SCHEMA_VERSION,
  ...doc,
  pages: pages.map((page) => page.doc),
})

/** A version that this contract reads whole. */
export async function findVersion(
  db: Db,
  siteId: string,
  number: number | null,
): Promise<VersionRow | undefined> {
  if (number === null) return undefined
  const row = await db
    .selectFrom('site_version')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && isReadable(row) ? row : undefined
}

export const isReadable = ({ doc }: Pick<VersionRow, 'doc'>): boolean =>
  stored().reads('site_version.doc', doc)

export async function insertSite(
  trx: Db,
  site: Pick<SiteRow, 'id' | 'agency_id' | 'slug' | 'state' | 'published'>,
  { schemaVersion: _schema, pages, ...parts }: SiteDoc,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await trx
    .insertInto('site')
    .values({ ...site, doc: json(parts), created_at: at, updated_at: at })
    .execute()
  for (const [position, page] of pages.entries())
    await insertPage(trx, { siteId: site.id, page, position, version: 1, at, by })
}

export async function insertPage(
  trx: Db,
  {
    siteId,
    page,
    position,
    version,
    at,
    by,
  }: {
    siteId: string
    page: SitePage
    position: number
    version: number
    at: Date
    by: string | null
  },
): Promise<void> {
  await trx
    .insertInto('site_page')
    .values({
      id: page.id,
      site_id: siteId,
      position,
      doc: json(page),
      version,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

/**
 * What to write: beside what somebody saved here all that this contract could not read; what
 * another version wrote, and is put back, as it was.
 */
const besideUnread = async <T>(
  trx: Db,
  column: 'site.doc' | 'site_page.doc',
  id: string,
  doc: T,
): Promise<T> => (stored().reads(column, doc) ? keepStored(trx, column, { id }, doc) : doc)

export async function writePage(
  trx: Db,
  {
    id,
    doc,
    sources,
    at,
    by,
  }: { id: string; doc: SitePage; sources: TextSources; at: Date; by: string | null },
): Promise<void> {
  await trx
    .updateTable('site_page')
    .set({
      doc: json(await besideUnread(trx, 'site_page.doc', id, doc)),
      sources: json(sources),
      version: sql<number>`version + 1`,
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', id)
    .execute()
}

export async function writeParts(trx: Db, id: string, parts: SiteParts): Promise<void> {
  await trx
    .updateTable('site')
    .set({ doc: json(await besideUnread(trx, 'site.doc', id, parts)) })
    .where('id', '=', id)
    .execute()
}

/** Puts the pages into this order; one that is not named stays behind them. */
export async function writeOrder(trx: Db, siteId: string, ids: string[]): Promise<void> {
  await sql`update site_page p set position = o.place
    from unnest(${ids}::uuid[]) with ordinality as o(id, place)
    where p.id = o.id and p.site_id = ${siteId} and p.position <> o.place`.execute(trx)
}

/** Writes columns of a site that are none of its document. */
export async function setSite(
  trx: Db,
  id: string,
  changes: Partial<Pick<SiteRow, 'published' | 'slug' | 'state' | 'updated_at'>>,
): Promise<void> {
  const { agency_id } = await trx
    .updateTable('site')
    .set(changes)
    .where('id', '=', id)
    .returning('agency_id')
    .executeTakeFirstOrThrow()
  await purgeSoon(trx, { sites: [agency_id] })
}

/** Notes a change of everything but the pages' own documents. */
export async function touchSite(
  trx: Db,
  id: string,
  at: Date,
  { anew }: { anew: boolean },
): Promise<void> {
  await trx
    .updateTable('site')
    .set({ updated_at: at, ...(anew && { version: sql<number>`version + 1` }) })
    .where('id', '=', id)
    .execute()
}
