import type { Selectable } from 'kysely'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'
import { findTotp } from '../second/second.repository.ts'
import type { UserRow } from '../user.repository.ts'

/** As long as a link told of a strange sign-in works; a second step that is older is its person's. */
export const NOT_ME_MS = 7 * 86_400_000
/** How long the mailbox that was left takes an account back. */
export const BACK_MS = 14 * 86_400_000

export type EmailMove = Selectable<Tables['email_move']>

/**
 * May the mailbox that is left take the account back? Only one that was shown to be its person's,
 * and not from who proved the change by a second step of more than a week: whoever holds that has
 * more than a mailbox (docs/decisions/0398).
 */
async function hasWayBack(trx: Db, row: UserRow, now: Date): Promise<boolean> {
  if (!row.email_verified_at) return false
  const since = (await findTotp(trx, row.id))?.confirmed_at
  return !since || now.getTime() - since.getTime() <= NOT_ME_MS
}

const add = async (trx: Db, row: UserRow, move: Omit<EmailMove, 'id' | 'user_id' | 'from_email'>) =>
  (
    await trx
      .insertInto('email_move')
      .values({ id: uuidv7(), user_id: row.id, from_email: row.email, ...move })
      .returningAll()
      .executeTakeFirstOrThrow()
  ).id

/** Notes that an account is to have another e-mail; null where its mailbox has no way back. */
export async function noteAsked(
  trx: Db,
  row: UserRow,
  to_email: string,
  now: Date,
): Promise<string | null> {
  if (!(await hasWayBack(trx, row, now))) return null
  const expires_at = new Date(now.getTime() + NOT_ME_MS + BACK_MS)
  return add(trx, row, { to_email, asked_at: now, moved_at: null, expires_at })
}

/** Notes that it has it now; the same. */
export async function noteMoved(
  trx: Db,
  row: UserRow,
  to_email: string,
  now: Date,
): Promise<string | null> {
  const expires_at = new Date(now.getTime() + BACK_MS)
  const asked = await trx
    .updateTable('email_move')
    .set({ moved_at: now, expires_at })
    .where('user_id', '=', row.id)
    .where('from_email', '=', row.email)
    .where('to_email', '=', to_email)
    .where('moved_at', 'is', null)
    .returning('id')
    .execute()
  const last = asked
    .map(({ id }) => id)
    .toSorted()
    .at(-1)
  if (last !== undefined) return last
  if (!(await hasWayBack(trx, row, now))) return null
  return add(trx, row, { to_email, asked_at: now, moved_at: now, expires_at })
}

const standing = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('email_move')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)

/** One that can still be taken back, or let go of. */
export const findMove = async (
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<EmailMove | null> =>
  (await standing(db, userId, now).where('id', '=', id).executeTakeFirst()) ?? null

/** The e-mail that an account had at `at`, where it has left it since; null: it has it. */
export async function emailAt(
  db: Db,
  { userId, at, now }: { userId: string; at: Date; now: Date },
): Promise<string | null> {
  const row = await standing(db, userId, now)
    .where('moved_at', '>=', at)
    .orderBy('moved_at')
    .orderBy('id')
    .executeTakeFirst()
  return row?.from_email ?? null
}

/**
 * Until when a mailbox that the account has left may take it back; null where none may. What is given
 * to the account until then, that mailbox could have with it.
 */
export async function wayBackUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const row = await standing(db, userId, now)
    .where('moved_at', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** What an account was to become, or has become, since `at` is over, with the links told of it. */
export async function dropMovesSince(trx: Db, userId: string, at: Date): Promise<void> {
  await trx
    .deleteFrom('email_move')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('moved_at', 'is', null), eb('moved_at', '>=', at)]))
    .execute()
}
