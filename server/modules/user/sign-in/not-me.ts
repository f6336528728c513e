import { createHash } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { emailAt, findMove, NOT_ME_MS } from '../account/email-move.ts'
import { findUser, type UserRow } from '../user.repository.ts'

const PURPOSE = 'not-me'

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * By what the account is entered now. A link names it, so that it works once: what it does ends all
 * of that, and whoever has chosen another password since needs it no more.
 */
export async function entryOf(db: Db, row: UserRow): Promise<string> {
  const entry = row.password_hash ?? JSON.stringify(await identitiesOf(db, row.id))
  return digest(`${row.id} ${entry}`)
}

/** Google, Apple and the company's account, in one order. */
async function identitiesOf(db: Db, userId: string): Promise<unknown[]> {
  const open = await db
    .selectFrom('user_identity')
    .select(['issuer', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .orderBy('subject')
    .execute()
  const tied = await db
    .selectFrom('sso_identity')
    .select(['issuer', 'subject', 'agency_id'])
    .where('user_id', '=', userId)
    .where('denied_at', 'is', null)
    .orderBy('issuer')
    .orderBy('subject')
    .orderBy('agency_id')
    .execute()
  return [...open, ...tied]
}

/** The address at which whoever reads `mailbox` says that what happened at `at` was not them. */
export async function notMeLink(
  row: UserRow,
  { mailbox, at }: { mailbox: string; at: Date },
  deps: Deps,
): Promise<string> {
  const expiresAt = new Date(deps.now().getTime() + NOT_ME_MS)
  const by = { entry: await entryOf(deps.db, row), to: digest(`${row.id} ${mailbox}`) }
  return sign(row, { at, expiresAt, by }, deps)
}

/**
 * The same of a change of the e-mail. It names the change and not the password: whoever moved the
 * account has the mails about a new one. Null: the change is taken back no more.
 */
export async function moveLink(
  row: UserRow,
  { move, at }: { move: string; at: Date },
  deps: Deps,
): Promise<string | null> {
  const found = await findMove(deps.db, { userId: row.id, id: move, now: deps.now() })
  return found && sign(row, { at, expiresAt: found.expires_at, by: { move } }, deps)
}

async function sign(
  { id }: UserRow,
  { at, expiresAt, by }: { at: Date; expiresAt: Date; by: Record<string, string> },
  { links, config }: Deps,
): Promise<string> {
  const options = { ...by, at: at.toISOString() }
  const token = await links.sign({ purpose: PURPOSE, id, options, expiresAt })
  return `${config.siteUrl}/no-he-sido-yo/${token}`
}

/** What a link says was not its person. */
export interface Denied {
  row: UserRow
  /** What it names, by which it works once. */
  by: { entry?: string; to?: string; move?: string }
  at: Date
}

/** Whose account a link closes; null when it has run out, was used, or is none. */
export async function personOfLink(token: string, deps: Deps): Promise<Denied | null> {
  const { db, links, now } = deps
  const claim = await links.read(token, { purpose: PURPOSE, now: now() })
  const row = claim && (await findUser(db, claim.id))
  if (!row) return null
  const { at, ...by } = claim.options
  const denied = { row, by, at: new Date(String(at)) }
  return (await stands(db, denied, now())) ? denied : null
}

/**
 * Does what a link names still stand? That of an alert, as long as its mailbox has the account or
 * may take it back: one that was left without a way back learns nothing of it and ends nothing.
 */
export async function stands(db: Db, { row, by, at }: Denied, now: Date): Promise<boolean> {
  const { entry, to, move } = by
  if (!row.active) return false
  if (move !== undefined) return (await findMove(db, { userId: row.id, id: move, now })) !== null
  if (entry !== (await entryOf(db, row))) return false
  const mailbox = (await emailAt(db, { userId: row.id, at, now })) ?? row.email
  return to === undefined || to === digest(`${row.id} ${mailbox}`)
}
