import type { SeenPage } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { findCards } from '../listing/index.ts'
import * as repository from './seen.repository.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listSeen', kind: 'id' } as const

const KEPT_MS = 365 * 86_400_000

/** Keeps that the person opened the home, unless they paused it or the home is not on the site. */
export async function keep(listingId: string, { userId }: Session, { deps }: Ctx): Promise<void> {
  const now = deps.now()
  const [card] = (await findCards(deps.db, [listingId], now)).get(listingId) ?? []
  if (!card || (await repository.isPaused(deps.db, userId))) return
  await repository.keep(deps.db, {
    id: uuidv7(),
    user_id: userId,
    listing_id: listingId,
    title: card.title,
    price: card.price,
    seen_at: now,
  })
}

/** The person's homes, the latest first, each with its card of today while it is on the site. */
export async function listMine(
  query: { cursor?: string; limit?: number },
  { userId }: Session,
  { deps, lang }: Ctx,
): Promise<SeenPage> {
  const { db } = deps
  const { limit = 24 } = query
  const cursor = readCursor(query.cursor, LIST, lang)
  const { rows, next, previous } = cutPage(await repository.listOf(db, userId, limit, cursor), {
    ...LIST,
    cursor,
    limit,
  })
  const cards = await findCards(
    db,
    rows.map((row) => row.listing_id),
    deps.now(),
  )
  const items = rows.map(({ id, listing_id, seen_at, times, title, price }) => ({
    id,
    listingId: listing_id,
    seenAt: seen_at.toISOString(),
    times,
    title,
    priceSeen: price,
    card: cards.get(listing_id)?.[0] ?? null,
  }))
  return { items, next, previous, paused: await repository.isPaused(db, userId) }
}

export const pause = (paused: boolean, { userId }: Session, { deps }: Ctx): Promise<void> =>
  repository.setPaused(deps.db, userId, paused)

export const forgetAll = ({ userId }: Session, { deps }: Ctx): Promise<void> =>
  repository.forgetAll(deps.db, userId)

/** Somebody else's line does not exist: 404. */
export async function forgetOne(
  id: string,
  { userId }: Session,
  { deps, lang }: Ctx,
): Promise<void> {
  if (!(await repository.forgetOne(deps.db, userId, id))) notFound(lang)
}

/** Forgets what was seen more than a year ago. */
export const forgetOld = (db: Db, now: Date): Promise<void> =>
  repository.forgetBefore(db, new Date(now.getTime() - KEPT_MS))
