import type { SavedFolder, SavedFolderInput } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../db/index.ts'
import { lockPerson } from '../user/index.ts'
import { MOST_FOLDERS } from './saved.policy.ts'
import { findFolder, listFolders } from './saved.repository.ts'
import { say } from './messages.ts'

/** A name that says something and that no other folder of this person has. */
async function needName(
  trx: Db,
  userId: string,
  text: string,
  id: string | null,
  ctx: Ctx,
): Promise<string> {
  const name = text.trim().replace(/\s+/g, ' ') || fieldErrors({ name: say(ctx.lang, 'required') })
  const twin = await trx
    .selectFrom('saved_folder')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  if (twin && twin.id !== id) fieldErrors({ name: say(ctx.lang, 'folderTaken') })
  return name
}

export async function createFolder(
  body: SavedFolderInput,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedFolder> {
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    if ((await listFolders(trx, userId)).length >= MOST_FOLDERS)
      fieldErrors({ name: say(ctx.lang, 'tooManyFolders', { most: MOST_FOLDERS }) })
    const name = await needName(trx, userId, body.name, null, ctx)
    const row = await trx
      .insertInto('saved_folder')
      .values({ id: uuidv7(), user_id: userId, name })
      .onConflict((on) => on.doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst()
    return row ? { ...row, count: 0 } : fieldErrors({ name: say(ctx.lang, 'folderTaken') })
  })
}

export async function renameFolder(
  id: string,
  body: SavedFolderInput,
  { userId }: Session,
  ctx: Ctx,
): Promise<SavedFolder> {
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockPerson(trx, userId)
    if (!(await findFolder(trx, userId, id))) return notFound(ctx.lang)
    await trx
      .updateTable('saved_folder')
      .set({ name: await needName(trx, userId, body.name, id, ctx) })
      .where('id', '=', id)
      .execute()
    return (await listFolders(trx, userId)).find((folder) => folder.id === id) ?? notFound(ctx.lang)
  })
}

/** Deletes a folder and its links; its homes stay, without a folder. */
export async function deleteFolder(id: string, { userId }: Session, ctx: Ctx): Promise<void> {
  const { numDeletedRows } = await ctx.deps.db
    .deleteFrom('saved_folder')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) notFound(ctx.lang)
}
