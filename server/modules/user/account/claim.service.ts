import type { Ctx } from '../../../contract/context.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { endAccess } from '../sign-in/access.ts'
import { tellErasing, tellLeft, tellTaken } from '../people/leaving.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { tellOpen } from '../security/way-in.ts'
import { dropSecond } from '../second/second.repository.ts'
import { insertUser, saveUser, type UserRow } from '../user.repository.ts'

/**
 * What an account that never proved its e-mail is worth to whoever proves it (docs/decisions/0069).
 * Somebody else may have made it: everything that opens it, shows it to others or leads money or
 * hours elsewhere goes.
 */
export async function dropKeys(trx: Db, row: UserRow, ctx: Ctx): Promise<UserRow> {
  if (await endAccess(trx, row.id)) await tellOpen(trx, row, ctx.deps.now())
  await dropSecond(trx, row.id)
  await tellTaken(trx, row.id, ctx)
  return saveUser(
    trx,
    row.id,
    { password_hash: null, pending_email: null },
    { stripe_account: null, google_calendar_email: null, erase_at: null },
    ctx.deps.now(),
  )
}

/**
 * The account of whoever has just shown that the mailbox is theirs: a visitor's own falls to them
 * without its keys; one of an agency stands back, and they begin as anybody. The row is locked.
 */
export async function claim(
  trx: Db,
  row: UserRow,
  ctx: Ctx,
  names?: { first_name: string; last_name: string },
): Promise<UserRow> {
  const email_verified_at = ctx.deps.now()
  if (row.agency_id === null) {
    await dropKeys(trx, row, ctx)
    return saveUser(trx, row.id, { email_verified_at }, {}, email_verified_at)
  }
  await standBack(trx, row, ctx)
  const fresh = await insertUser(trx, {
    id: uuidv7(),
    email: row.email,
    email_verified_at,
    role: 'USER',
    language: row.language,
    agency_id: null,
    password_hash: null,
    first_name: (row.email.split('@')[0] ?? row.email).slice(0, 80),
    ...names,
    doc: { is_onboarding: true },
  })
  if (!fresh) throw new Error('An account that stands back is in no way of another')
  return fresh
}

/**
 * An account of an agency whose e-mail somebody else has proved: nobody enters it any more, and its
 * place waits as an invitation to that e-mail, so that whoever opened the agency loses nothing. An
 * ADMIN may have been a stranger: what their webhooks tell elsewhere waits until one asks for it.
 */
async function standBack(trx: Db, row: UserRow, ctx: Ctx): Promise<void> {
  const { jobs, now } = ctx.deps
  await dropKeys(trx, row, ctx)
  await saveUser(trx, row.id, { active: false, is_public: false, invited_at: now() }, {}, now())
  await tellLeft(trx, row.id, ctx)
  if (row.role === 'ADMIN') await jobs.add(trx, 'webhook.pause', { agencyId: row.agency_id })
  await jobs.add(trx, MAIL_JOB, { kind: 'claim', userId: row.id } satisfies MailJob)
  await jobs.add(trx, 'listing.agent', { userId: row.id }, { key: row.id })
}

/**
 * Makes room for somebody whose own account moves to this e-mail, proved by its link: an agency's
 * account stands back, a visitor's goes. False where it may not: the operator gave it its part.
 */
export async function giveWay(trx: Db, row: UserRow, ctx: Ctx): Promise<boolean> {
  if (row.agency_id !== null) {
    await standBack(trx, row, ctx)
    return true
  }
  if (row.role !== 'USER' && row.role !== 'REFERRED') return false
  await tellErasing(trx, row.id, ctx.deps)
  await trx.deleteFrom('app_user').where('id', '=', row.id).execute()
  return true
}
