import type {
  SavedShare,
  SavedShareInput,
  SavedShareList,
  SavedShareMade,
  SharedList,
} from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { storedCards } from '../listing/index.ts'
import { getUser, hashToken, lockPerson, newToken } from '../user/index.ts'
import { MOST_FOLDERS } from './saved.policy.ts'
import { findFolder, listHomes } from './saved.repository.ts'
import { say } from './messages.ts'

const DAY = 86_400_000

const working = (db: Db, now: Date) =>
  db
    .selectFrom('saved_share as s')
    .leftJoin('saved_folder as f', 'f.id', 's.folder_id')
    .select(['s.id', 's.user_id', 's.folder_id', 'f.name', 's.created_at', 's.expires_at'])
    .where((eb) => eb.or([eb('s.expires_at', 'is', null), eb('s.expires_at', '>', now)]))

type Row = Awaited<ReturnType<ReturnType<typeof working>['execute']>>[number]

const toShare = (row: Row): SavedShare => ({
  id: row.id,
  folderId: row.folder_id,
  folderName: row.name,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})

export async function listShares({ userId }: Session, ctx: Ctx): Promise<SavedShareList> {
  const rows = await working(ctx.deps.db, ctx.deps.now())
    .where('s.user_id', '=', userId)
    .orderBy('s.id', 'desc')
    .execute()
  return { items: rows.map(toShare) }
}

/**
 * Makes a link to a folder of mine, or to everything. Its token is told once and kept as a hash.
 */
export async function createShare(
  body: SavedShareInput,
  session: Session,
  ctx: Ctx,
): Promise<SavedShareMade> {
  const { userId } = session
  const now = ctx.deps.now()
  const token = newToken()
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    if (body.folderId && !(await findFolder(trx, userId, body.folderId))) return notFound(ctx.lang)
    const mine = working(trx, now).where('s.user_id', '=', userId)
    if ((await mine.execute()).length >= MOST_FOLDERS)
      fieldErrors({ folderId: say(ctx.lang, 'tooManyLinks', { most: MOST_FOLDERS }) })
    const id = uuidv7()
    const expires = body.days ? new Date(now.getTime() + body.days * DAY) : null
    await trx
      .insertInto('saved_share')
      .values({
        id,
        user_id: userId,
        folder_id: body.folderId ?? null,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: expires,
      })
      .execute()
    return {
      share: toShare(await working(trx, now).where('s.id', '=', id).executeTakeFirstOrThrow()),
      token,
    }
  })
}

export async function revokeShare(id: string, { userId }: Session, ctx: Ctx): Promise<void> {
  const { numDeletedRows } = await ctx.deps.db
    .deleteFrom('saved_share')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) notFound(ctx.lang)
}

/** What a link shows to whoever holds it: cards, never notes, ratings or prices when saved. */
export async function readShared(token: string, ctx: Ctx): Promise<SharedList> {
  const { db } = ctx.deps
  const share = await working(db, ctx.deps.now())
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  const owner = share && (await getUser(db, share.user_id))
  if (!share || !owner?.active) return notFound(ctx.lang)
  const rows = await listHomes(db, share.user_id, share.folder_id)
  const cards = await storedCards(
    db,
    rows.map((row) => ({ id: row.listing_id, operation: row.operation })),
  )
  return {
    name: share.name,
    by: owner.first_name,
    items: rows.flatMap((row) => {
      const stored = cards.get(row.listing_id)
      return stored ? [{ state: stored.state, card: stored.card }] : []
    }),
  }
}
