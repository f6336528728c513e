import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../user/index.ts'
import { findSearch, type SearchRow } from './search.repository.ts'

const DAY = 86_400_000
/**
 * Days in which a search without an account can be confirmed, and for which a mail's links work.
 */
export const CONFIRM_DAYS = 7
export const MAIL_DAYS = 400

/**
 * A token for one mail about a search; only its hash is kept. Called by the mail's job, so no queue
 * ever holds it.
 */
export async function makeLink(db: Db, searchId: string, days: number, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('search_link')
    .values({
      token_hash: hashToken(token),
      search_id: searchId,
      expires_at: new Date(now.getTime() + days * DAY),
    })
    .execute()
  return token
}

/** The search a token leads to; null when it ran out or the search was deleted. */
export async function searchOfToken(
  db: Db,
  token: string,
  now: Date,
  lock = false,
): Promise<SearchRow | null> {
  const link = await db
    .selectFrom('search_link')
    .select('search_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link ? findSearch(db, link.search_id, lock) : null
}

/** Ends the links that were mailed about an account's searches. */
export async function dropLinksOf(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('search_link')
    .where('search_id', 'in', (eb) =>
      eb.selectFrom('saved_search').select('id').where('user_id', '=', userId),
    )
    .execute()
}

/**
 * Forgets links that ran out, searches nobody confirmed in time, and deletions older than a day.
 */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('search_link').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('saved_search')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - CONFIRM_DAYS * DAY))
    .execute()
  await db
    .deleteFrom('saved_search')
    .where('deleted_at', '<', new Date(now.getTime() - DAY))
    .execute()
}
