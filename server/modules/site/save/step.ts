import type { Language, SitePage } from '../../../../generated/model/index.ts'
import { laterVersion, notAcceptable, tooLarge } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { asStored } from '../../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db } from '../../../db/index.ts'
import type { SiteMoment } from '../../../db/tables/site.ts'
import { momentAsStored } from '../as-stored.ts'
import { isSame } from '../compare/canonical.ts'
import { sourcesAfter } from '../compare/sources.ts'
import { say } from '../messages.ts'
import { LARGEST } from './refuse.ts'
import {
  insertPage,
  pagesOf,
  touchSite,
  writeOrder,
  writePage,
  writeParts,
} from '../site.repository.ts'

const MOST = 100
const DAYS = 30
/** Of what can be undone, so that large pages do not keep a hundred copies of themselves. */
const MOST_BYTES = 16_000_000

/** Until when steps can be undone no more. */
export const oldest = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000)

/**
 * Makes a change of a site's draft and keeps what it found, so that it can be undone; nothing when
 * it changes nothing. The site's row is held by the caller, so that steps of a site stand in one
 * line. What had been undone cannot be done again after it. `whole`: `after` with what only another
 * version can read; `isOld`: it stood here before, so it is never too large.
 */
export async function step(
  work: Work,
  siteId: string,
  before: SiteMoment,
  after: SiteMoment,
  { whole = after, isOld = false }: { whole?: SiteMoment; isOld?: boolean } = {},
): Promise<void> {
  if (isSame(before, after)) return
  const { trx, deps, actor } = work
  const found = await momentAsStored(trx, siteId, before)
  const bytes = isOld ? null : await bytesOf(trx, siteId)
  await setMoment(work, siteId, after, whole)
  if (bytes !== null) await refuseLargeDraft(work, siteId, bytes)
  await trx
    .deleteFrom('site_step')
    .where('site_id', '=', siteId)
    .where('undone', '=', true)
    .execute()
  await trx
    .insertInto('site_step')
    .values({
      id: uuidv7(),
      site_id: siteId,
      at: deps.now(),
      by_user: actor.userId,
      before: json(found),
      after: json(whole),
    })
    .execute()
  await sql`delete from site_step where site_id = ${siteId} and (at <= ${oldest(deps.now())} or id not in
    (select id from (select id, row_number() over w as place,
      sum(octet_length(before::text) + octet_length(after::text)) over w as bytes
      from site_step where site_id = ${siteId} window w as (order by id desc)) s
      where place = 1 or (place <= ${MOST} and bytes <= ${MOST_BYTES})))`.execute(trx)
}

async function bytesOf(db: Db, siteId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (octet_length(s.doc::text) + coalesce((select sum(octet_length(p.doc::text))
      from site_page p where p.site_id = s.id), 0))::int as bytes
    from site s where s.id = ${siteId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/**
 * 413 where a draft as a whole is more than people write. What is taken back is never refused, nor
 * is what makes a larger one no larger: it may be of a time that let it grow.
 */
async function refuseLargeDraft(
  { trx, actor }: Work,
  siteId: string,
  before: number,
): Promise<void> {
  const bytes = await bytesOf(trx, siteId)
  if (bytes > LARGEST && bytes > before) tooLarge(actor.lang)
}

/** The document of a page in a moment as it is stored; undefined where there is none. */
const storedPage = ({ pages }: SiteMoment, page: string): SitePage | null | undefined =>
  Array.isArray(pages) ? pages.find(({ id }) => id === page)?.doc : undefined

/**
 * Makes the draft what it was at a moment, as far as the moment says; `whole` is the moment as it
 * is stored.
 */
async function setMoment(
  { trx, deps, actor }: Work,
  siteId: string,
  { parts, pages = [], order }: SiteMoment,
  whole: SiteMoment,
): Promise<void> {
  const [at, by] = [deps.now(), actor.userId]
  if (!isSame(whole.order ?? null, order ?? null)) laterVersion(actor.lang)
  const here = new Map((await pagesOf(trx, siteId)).map((page) => [page.id, page]))
  const [first] = await languagesOf(trx, siteId)
  if (parts) await writeParts(trx, siteId, whole.parts ?? parts)
  const languages = await languagesOf(trx, siteId)
  for (const { id, doc: read } of pages) {
    const doc = storedPage(whole, id) ?? (read as SitePage | null | undefined)
    if (doc === undefined) laterVersion(actor.lang)
    if (doc === null)
      await trx.deleteFrom('site_page').where('id', '=', id).where('site_id', '=', siteId).execute()
    else if (here.has(id)) {
      const { doc: before = null, sources = {} } = here.get(id) ?? {}
      const next = read ? sourcesAfter(before, read, { sources, languages }) : sources
      await writePage(trx, { id, doc, sources: next, at, by })
    }
    // Not 1: a tab that still holds the page as it was must not take this one for it.
    else
      await insertPage(trx, {
        siteId,
        page: doc,
        position: 1000,
        version: at.getTime() % 1e9,
        at,
        by,
      })
  }
  // Whatever was noted is of texts in another language.
  if (languages[0] !== first)
    await trx
      .updateTable('site_page')
      .set({ sources: json({}) })
      .where('site_id', '=', siteId)
      .execute()
  if (order) await writeOrder(trx, siteId, order)
  await touchSite(trx, siteId, at, { anew: parts !== undefined || order !== undefined })
}

async function languagesOf(db: Db, siteId: string): Promise<readonly Language[]> {
  const { doc } = await db
    .selectFrom('site')
    .select('doc')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  return doc.languages
}

const steps = (db: Db, siteId: string, now: Date) =>
  db.selectFrom('site_step').selectAll().where('site_id', '=', siteId).where('at', '>', oldest(now))

/** The step that would be taken back, and the one that would be done again. */
export async function nextSteps(db: Db, siteId: string, now: Date) {
  const undo = await steps(db, siteId, now)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const redo = await steps(db, siteId, now)
    .where('undone', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  return { undo, redo }
}

/** Takes the newest step back, or does the last that was taken back again; 406 without one. */
export async function walkSteps(work: Work, siteId: string, way: 'undo' | 'redo'): Promise<void> {
  const { trx, deps, actor } = work
  const found = (await nextSteps(trx, siteId, deps.now()))[way]
  if (!found) return notAcceptable(say(actor.lang, way === 'undo' ? 'noUndo' : 'noRedo'))
  const side = way === 'undo' ? 'before' : 'after'
  const whole = await asStored(trx, `site_step.${side}`, { id: found.id }, found[side])
  await setMoment(work, siteId, found[side], whole)
  await trx
    .updateTable('site_step')
    .set({ undone: way === 'undo' })
    .where('id', '=', found.id)
    .execute()
}
