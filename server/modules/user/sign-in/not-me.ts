import { createHash } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { findUser, type UserRow } from '../user.repository.ts'

const PURPOSE = 'not-me'
/** As long as somebody may be away from their mail. */
export const NOT_ME_MS = 7 * 86_400_000

/**
 * By what the account is entered now. A link names it, so that it works once: what it does ends all
 * of that, and whoever has chosen another password since needs it no more.
 */
export async function entryOf(db: Db, row: UserRow): Promise<string> {
  const identities = row.password_hash
    ? []
    : await db
        .selectFrom('user_identity')
        .select(['issuer', 'subject'])
        .where('user_id', '=', row.id)
        .orderBy('issuer')
        .orderBy('subject')
        .execute()
  const entry = row.password_hash ?? JSON.stringify(identities)
  return createHash('sha256').update(`${row.id} ${entry}`).digest('base64url').slice(0, 22)
}

/** The address at which somebody says that what happened at `at` was not them. */
export async function notMeLink(
  row: UserRow,
  at: Date,
  { db, links, now, config }: Deps,
): Promise<string> {
  const token = await links.sign({
    purpose: PURPOSE,
    id: row.id,
    options: { entry: await entryOf(db, row), at: at.toISOString() },
    expiresAt: new Date(now().getTime() + NOT_ME_MS),
  })
  return `${config.siteUrl}/no-he-sido-yo/${token}`
}

/** What a link says was not its person. */
export interface Denied {
  row: UserRow
  entry: string
  at: Date
}

/** Whose account a link closes; null when it has run out, was used, or is none. */
export async function personOfLink(
  token: string,
  { db, links, now }: Deps,
): Promise<Denied | null> {
  const claim = await links.read(token, { purpose: PURPOSE, now: now() })
  const row = claim && (await findUser(db, claim.id))
  const entry = row?.active && (await entryOf(db, row))
  if (!row || !entry || claim?.options['entry'] !== entry) return null
  return { row, entry, at: new Date(String(claim.options['at'])) }
}
