import type {
  SavedSearch,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchPatch,
  SearchChannel,
  StoredQuery,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang, Session } from '../../contract/context.ts'
import { fieldErrors, HttpError, notFound } from '../../contract/errors.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../db/index.ts'
import { checkSearch, markOf, type SearchMark } from '../listing/index.ts'
import { getUser, lockPerson, verifiedEmail } from '../user/index.ts'
import { MOST_SEARCHES } from './search.policy.ts'
import {
  dropWaiting,
  findOwn,
  insertSearch,
  listOf,
  saveSearch,
  withCounts,
  type SearchRow,
} from './search.repository.ts'
import { NOTICE_JOB, type SearchNotice } from './notices.ts'
import { say } from './messages.ts'

/**
 * A query held to the contract of searchListings, with what the index finds it by; a fault is a 400
 * at `query`.
 */
export function checkQuery(
  query: StoredQuery,
  now: Date,
  lang: Lang,
): { query: StoredQuery; mark: SearchMark } {
  try {
    const checked = checkSearch(query, { now, lang })
    return { query: JSON.parse(JSON.stringify(checked)) as StoredQuery, mark: markOf(checked, now) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    return fieldErrors({
      query: Object.values(error.body as Record<string, string>)[0] ?? say(lang, 'query'),
    })
  }
}

/** A name in one line that says something. */
export function needName(text: string, lang: Lang): string {
  return text.replace(/\s+/g, ' ').trim() || fieldErrors({ name: say(lang, 'required') })
}

async function one(db: Db, row: SearchRow, ctx: Ctx): Promise<SavedSearch> {
  const [search] = await withCounts(db, [row])
  return search ?? notFound(ctx.lang)
}

const withPlatform = sql<SearchChannel[]>`
  case when 'platform' = any(channels) then channels else channels || '{platform}'::text[] end`

/**
 * Confirmed searches of an address become those of the account whose address it is, told on the
 * platform beside the ways they are told already, also those only another version knows.
 */
export async function adoptSearches(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ user_id: userId, email: null, channels: withPlatform })
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** My searches; those kept by mail before are mine once my e-mail is proven. */
export async function listMine({ userId }: Session, ctx: Ctx): Promise<SavedSearchList> {
  const { db } = ctx.deps
  const email = await verifiedEmail(db, userId)
  if (email) await adoptSearches(db, userId, email)
  return { items: await withCounts(db, await listOf(db, userId)) }
}

export async function readMine(id: string, { userId }: Session, ctx: Ctx): Promise<SavedSearch> {
  const row = await findOwn(ctx.deps.db, userId, id)
  return row ? one(ctx.deps.db, row, ctx) : notFound(ctx.lang)
}

/** 400 when a person would keep more searches than one may. */
async function keepWithinLimit(trx: Db, userId: string, more: number, ctx: Ctx): Promise<void> {
  if ((await listOf(trx, userId)).length + more > MOST_SEARCHES)
    fieldErrors({ name: say(ctx.lang, 'tooMany', { most: MOST_SEARCHES }) })
}

export async function create(
  body: SavedSearchInput,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedSearch> {
  const now = ctx.deps.now()
  const { query, mark } = checkQuery(body.query, now, ctx.lang)
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    await keepWithinLimit(trx, userId, 1, ctx)
    const person = await getUser(trx, userId)
    const row = await insertSearch(
      trx,
      {
        id: uuidv7(),
        user_id: userId,
        name: needName(body.name, ctx.lang),
        query,
        frequency: body.frequency,
        channels: body.channels,
        language: body.language ?? person?.language ?? ctx.lang,
        confirmed_at: now,
        seen_at: now,
        created_at: now,
      },
      mark,
    )
    return one(trx, row, ctx)
  })
}

/**
 * Follows a change of how a search is told: nothing old is told after a pause, what waits is told
 * when it becomes instant.
 */
export async function followChange(
  trx: Db,
  row: SearchRow,
  patch: Pick<SavedSearchPatch, 'frequency' | 'paused'>,
  ctx: Pick<Ctx, 'deps'>,
): Promise<void> {
  if (row.paused || row.frequency === 'never') await dropWaiting(trx, row.id, ctx.deps.now())
  else if (patch.frequency === 'instant')
    await ctx.deps.jobs.add(
      trx,
      NOTICE_JOB,
      { searchId: row.id, before: null } satisfies SearchNotice,
      {
        key: row.id,
      },
    )
}

async function findToChange(
  trx: Db,
  userId: string,
  id: string,
  restore: boolean,
): Promise<SearchRow | null> {
  if (!restore) return findOwn(trx, userId, id)
  const row = await trx
    .updateTable('saved_search')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function changeMine(
  id: string,
  patch: SavedSearchPatch,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedSearch> {
  const now = ctx.deps.now()
  const checked = patch.query ? checkQuery(patch.query, now, ctx.lang) : null
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    if (!(await findToChange(trx, userId, id, patch.restore === true))) return notFound(ctx.lang)
    if (patch.restore) await keepWithinLimit(trx, userId, 0, ctx)
    const { frequency, channels, language, paused } = patch
    const row = await saveSearch(
      trx,
      id,
      {
        ...(patch.name === undefined ? {} : { name: needName(patch.name, ctx.lang) }),
        ...(checked ? { query: checked.query } : {}),
        ...(frequency === undefined ? {} : { frequency }),
        ...(channels === undefined ? {} : { channels }),
        ...(language === undefined ? {} : { language }),
        ...(paused === undefined ? {} : { paused }),
        ...(patch.seen ? { seen_at: now } : {}),
      },
      checked?.mark ?? null,
    )
    await followChange(trx, row, patch, ctx)
    return one(trx, row, ctx)
  })
}

/** Deletes a search; `restore` brings it back for a day. */
export async function removeMine(id: string, { userId }: Session, ctx: Ctx): Promise<void> {
  const now = ctx.deps.now()
  await inTransaction(ctx.deps.db, async (trx) => {
    if (!(await findOwn(trx, userId, id))) return notFound(ctx.lang)
    await dropWaiting(trx, id, now)
    await saveSearch(trx, id, { deleted_at: now })
  })
}
