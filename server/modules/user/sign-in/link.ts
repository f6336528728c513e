import { withAdvisoryLock, type Db } from '../../../db/index.ts'
import { lockUser, type UserRow } from '../user.repository.ts'
import { hashToken, newToken } from './token.ts'

/** Two mails at once would not see, and not end, each other's link. */
const oneByOne = (trx: Db, userId: string): Promise<void> => withAdvisoryLock(trx, `link ${userId}`)

/** Where a link goes, and whether its account may have one; asked under its lock. */
interface Whose {
  mailbox: string
  may: (row: UserRow) => boolean
}

/**
 * Makes a one-time link's token; the ones before stop working, but for a mail that may be a second
 * one (`again`): the first may have arrived, and is then the only one that does. Called by the
 * mail's job, so no queue ever holds it. Null for who has been moved, let go or withdrawn since the
 * mail was begun: that has ended the links of before, and this would be one more.
 */
export async function makeLink(
  trx: Db,
  userId: string,
  { mailbox, may, expires, again }: Whose & { expires: Date; again: boolean },
): Promise<string | null> {
  // Before the person's row, as below, whose key the line of a link holds.
  await oneByOne(trx, userId)
  const row = await lockUser(trx, userId)
  if (row?.email !== mailbox || !may(row)) return null
  const token = newToken()
  if (!again) await trx.deleteFrom('password_link').where('user_id', '=', userId).execute()
  await trx
    .insertInto('password_link')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: expires })
    .execute()
  return token
}

/** The same for a link that shows the e-mail to be the person's. */
export async function makeEmailLink(
  trx: Db,
  userId: string,
  { email, expires, again }: { email: string; expires: Date; again: boolean },
): Promise<string> {
  const token = newToken()
  await oneByOne(trx, userId)
  if (!again) await trx.deleteFrom('email_link').where('user_id', '=', userId).execute()
  await trx
    .insertInto('email_link')
    .values({ token_hash: hashToken(token), user_id: userId, email, expires_at: expires })
    .execute()
  return token
}

/** A link asked for before the password or the e-mail changed must not count afterwards. */
export async function dropLinks(trx: Db, userId: string): Promise<void> {
  await dropPasswordLinks(trx, userId)
  await trx.deleteFrom('email_link').where('user_id', '=', userId).execute()
}

/** Ends the links by which a password is chosen, or an invitation accepted. */
export async function dropPasswordLinks(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute()
}
