import type {
  SavedHome,
  SavedHomeInput,
  SavedHomeList,
  SavedHomePatch,
} from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { findPublicListing, storedCards } from '../listing/index.ts'
import { lockPerson, setFavourites } from '../user/index.ts'
import { MOST_HOMES } from './saved.policy.ts'
import {
  changeHome,
  findFolder,
  findHome,
  insertHome,
  listFolders,
  listHomes,
  restoreHome,
  toSavedHome,
  type SavedRow,
} from './saved.repository.ts'
import { say } from './messages.ts'

/** Homes as saved and as they stand; one that the read model no longer knows is left out. */
async function shown(db: Db, rows: SavedRow[]): Promise<SavedHome[]> {
  const cards = await storedCards(
    db,
    rows.map((row) => ({ id: row.listing_id, operation: row.operation })),
  )
  return rows.flatMap((row) => {
    const stored = cards.get(row.listing_id)
    return stored ? [toSavedHome(row, stored)] : []
  })
}

async function one(db: Db, row: SavedRow, ctx: Ctx): Promise<SavedHome> {
  const [home] = await shown(db, [row])
  return home ?? notFound(ctx.lang)
}

/** Writes the profile's `favourites` anew from what is saved; the person is locked. */
async function keepFavourites(trx: Db, userId: string): Promise<number> {
  const ids = (await listHomes(trx, userId)).map((row) => row.listing_id)
  await setFavourites(trx, userId, ids)
  return ids.length
}

/** The same after one more was kept; 400 when it is one too many. */
async function keepWithinLimit(trx: Db, userId: string, ctx: Ctx): Promise<void> {
  if ((await keepFavourites(trx, userId)) > MOST_HOMES)
    fieldErrors({ homeId: say(ctx.lang, 'tooMany', { most: MOST_HOMES }) })
}

/** Everything I saved, also what has been withdrawn, and my folders. */
export async function listMine({ userId }: Session, ctx: Ctx): Promise<SavedHomeList> {
  const { db } = ctx.deps
  const [rows, folders] = [await listHomes(db, userId), await listFolders(db, userId)]
  return { items: await shown(db, rows), folders }
}

export async function readMine(id: string, { userId }: Session, ctx: Ctx): Promise<SavedHome> {
  const row = await findHome(ctx.deps.db, userId, id)
  return row ? one(ctx.deps.db, row, ctx) : notFound(ctx.lang)
}

/** A folder of mine; 400 at the field otherwise. */
async function needFolder(
  trx: Db,
  userId: string,
  id: string | null | undefined,
  ctx: Ctx,
): Promise<string | null> {
  if (!id) return null
  return (
    (await findFolder(trx, userId, id))?.id ?? fieldErrors({ folderId: say(ctx.lang, 'folder') })
  )
}

/** Saves a home on the market with its price of this moment; one saved already stays as it is. */
export async function save(
  body: SavedHomeInput,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedHome> {
  const listing = await findPublicListing(ctx.deps.db, body.homeId)
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    const back = body.restore ? await restoreHome(trx, userId, body.homeId) : null
    if (back) {
      await keepWithinLimit(trx, userId, ctx)
      return one(trx, back, ctx)
    }
    const offered =
      listing?.prices.find(({ operation }) => operation === body.operation) ?? listing?.prices[0]
    if (!offered) return notFound(ctx.lang)
    const row = await insertHome(trx, {
      user_id: userId,
      listing_id: body.homeId,
      operation: offered.operation,
      price_saved: offered.price,
      told_price: offered.price,
      folder_id: await needFolder(trx, userId, body.folderId, ctx),
      saved_at: ctx.deps.now(),
    })
    if (row) await keepWithinLimit(trx, userId, ctx)
    const kept = row ?? (await findHome(trx, userId, body.homeId))
    return kept ? one(trx, kept, ctx) : notFound(ctx.lang)
  })
}

export async function changeMine(
  id: string,
  patch: SavedHomePatch,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedHome> {
  return inTransaction(ctx.deps.db, async (trx) => {
    if (!(await findHome(trx, userId, id))) return notFound(ctx.lang)
    const changes = {
      ...(patch.note === undefined ? {} : { note: patch.note?.trim() || null }),
      ...(patch.rating === undefined ? {} : { rating: patch.rating }),
      ...(patch.alerts === undefined ? {} : { alerts: patch.alerts }),
      ...(patch.folderId === undefined
        ? {}
        : { folder_id: await needFolder(trx, userId, patch.folderId, ctx) }),
    }
    const row =
      Object.keys(changes).length > 0
        ? await changeHome(trx, userId, id, changes)
        : await findHome(trx, userId, id)
    return row ? one(trx, row, ctx) : notFound(ctx.lang)
  })
}

/** Removes a home; `restore` brings it back for a day. */
export async function removeMine(id: string, { userId }: Session, ctx: Ctx): Promise<void> {
  await inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    if (!(await changeHome(trx, userId, id, { removed_at: ctx.deps.now() })))
      return notFound(ctx.lang)
    await keepFavourites(trx, userId)
  })
}
