import { notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { json, sql, uuidv7, type Db } from '../../../db/index.ts'
import type { SiteMoment } from '../../../db/tables/site.ts'
import { isSame } from '../compare/canonical.ts'
import { say } from '../messages.ts'
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

const oldest = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000)

/**
 * Makes a change of a site's draft and keeps what it found, so that it can be undone; nothing when
 * it changes nothing. The site's row is held by the caller, so that steps of a site stand in one
 * line. What had been undone cannot be done again after it.
 */
export async function step(
  work: Work,
  siteId: string,
  before: SiteMoment,
  after: SiteMoment,
): Promise<void> {
  if (isSame(before, after)) return
  const { trx, deps, actor } = work
  await setMoment(work, siteId, after)
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
      before: json(before),
      after: json(after),
    })
    .execute()
  await sql`delete from site_step where site_id = ${siteId} and (at <= ${oldest(deps.now())} or id not in
    (select id from site_step where site_id = ${siteId} order by id desc limit ${MOST}))`.execute(
    trx,
  )
}

/** Makes the draft what it was at a moment, as far as the moment says. */
async function setMoment(
  { trx, deps, actor }: Work,
  siteId: string,
  { parts, pages = [], order }: SiteMoment,
): Promise<void> {
  const [at, by] = [deps.now(), actor.userId]
  const here = new Set((await pagesOf(trx, siteId)).map(({ id }) => id))
  for (const { id, doc } of pages) {
    if (doc === null)
      await trx.deleteFrom('site_page').where('id', '=', id).where('site_id', '=', siteId).execute()
    else if (here.has(id)) await writePage(trx, { id, doc, at, by })
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
  if (parts) await writeParts(trx, siteId, parts)
  if (order) await writeOrder(trx, siteId, order)
  await touchSite(trx, siteId, at, { anew: parts !== undefined || order !== undefined })
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
  await setMoment(work, siteId, way === 'undo' ? found.before : found.after)
  await trx
    .updateTable('site_step')
    .set({ undone: way === 'undo' })
    .where('id', '=', found.id)
    .execute()
}
