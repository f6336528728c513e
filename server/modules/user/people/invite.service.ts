import type { User, UserInput } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, sql, withAdvisoryLock, uuidv7, type Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { refuseOver } from '../../plan/index.ts'
import { needPhone, needText } from '../account/account.service.ts'
import { lockBoss, lockingAsker } from '../sign-in/asker.ts'
import { dropGiven } from './given.ts'
import { heldBy, letGo, lockColleague } from './leaving.ts'
import { waitsAsOwner } from './owner.ts'
import { dropLinks } from '../sign-in/link.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { whyOutside } from '../sso/comes-in.ts'
import { normalEmail } from '../normalise.ts'
import { toColleague } from '../user.policy.ts'
import { findColleague, insertUser, isWaiting, saveUser, type UserRow } from '../user.repository.ts'
import { say } from '../messages.ts'

type Boss = Session & { agencyId: string }

/**
 * Invites a person into the agency: a row that waits beside whatever account the e-mail has or will
 * have, and takes nothing from it. They accept by the link that goes by mail (join.service.ts,
 * docs/decisions/0042).
 */
export async function addPerson(body: UserInput, session: Boss, ctx: Ctx): Promise<User> {
  const person = {
    id: uuidv7(),
    email: normalEmail(body.email),
    first_name: needText(body.first_name, 'first_name', ctx),
    last_name: body.last_name?.trim() ?? '',
    phone: needPhone(body.phone, 'phone', ctx),
    language:
      body.language ??
      (await getAgency(ctx.deps.db, session.agencyId))?.defaults?.language ??
      ctx.lang,
    role: body.role,
    agency_id: session.agencyId,
  }
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      await needWayIn(trx, person, 'email', ctx)
      await withAdvisoryLock(trx, `invitation ${session.agencyId} ${person.email}`)
      // Only of one's own people is it told that the e-mail is known; any other invitation looks the
      // same, account or none.
      const known = await findColleague(trx, session.agencyId, person.email)
      if (known && (known.active || known.invited_at))
        fieldErrors({ email: say(ctx.lang, isWaiting(known) ? 'alreadyInvited' : 'emailTaken') })
      await refuseOver(trx, session.agencyId, 'seats', { now: ctx.deps.now(), lang: ctx.lang })
      if (known) {
        const { role, language } = person
        // As for anybody new: switches and place of before come back with `active: true` alone.
        await dropGiven(trx, known.id)
        const usual = { branch_id: null, job_title: null }
        const again = { role, language, ...usual, ...(await askBack(trx, known, ctx)) }
        return toColleague(await saveUser(trx, known.id, again, {}, ctx.deps.now()), session)
      }
      const row = await insertUser(trx, {
        ...person,
        invited_at: ctx.deps.now(),
        joins: true,
        doc: { is_onboarding: true },
      })
      if (!row) throw new Error('A row that waits beside accounts is never in their way')
      await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'invite', userId: row.id } satisfies MailJob)
      return toColleague(row, session)
    },
    lockingAsker(ctx),
  )
}

/** 400 at `field` for whom an invitation would shut out: their e-mail does not come in here. */
async function needWayIn(
  trx: Db,
  { agency_id: agencyId, email }: Pick<UserRow, 'agency_id' | 'email'>,
  field: 'email' | 'active' | 'role',
  { lang }: Ctx,
): Promise<void> {
  const refused = await whyOutside(trx, agencyId, email, lang)
  if (refused !== null) fieldErrors({ [field]: refused })
}

/**
 * Invites again who left, or never came: their row waits with all that bears its name, and what is
 * told of it meanwhile is no more than before. Answers what changes of the row.
 */
export async function askBack(
  trx: Db,
  row: UserRow,
  ctx: Ctx,
  asked: 'active' | 'role' = 'active',
): Promise<{ active: boolean; invited_at: Date } | null> {
  if (row.agency_id === null) return null
  await needWayIn(trx, row, asked, ctx)
  const there = await findColleague(trx, row.agency_id, row.email)
  if (there && there.id !== row.id && (there.active || there.invited_at))
    fieldErrors({ active: say(ctx.lang, 'emailTaken') })
  await dropLinks(trx, row.id)
  await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'invite', userId: row.id } satisfies MailJob)
  return { active: row.joins, invited_at: ctx.deps.now() }
}

/** A colleague whose invitation waits; 404 for who is none, 406 for who has come already. */
async function waiting(trx: Db, id: string, session: Boss, ctx: Ctx): Promise<UserRow> {
  const row = (await lockColleague(trx, session.agencyId, id)) ?? notFound(ctx.lang)
  return isWaiting(row) ? row : notAcceptable(say(ctx.lang, 'notInvited'))
}

/** Sends a new link; it counts from now, and the one before stops. */
export function resendInvitation(id: string, session: Boss, ctx: Ctx): Promise<User> {
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      const row = await waiting(trx, id, session, ctx)
      const refused = await whyOutside(trx, row.agency_id, row.email, ctx.lang)
      if (refused !== null) notAcceptable(refused)
      await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'invite', userId: id } satisfies MailJob)
      await dropLinks(trx, id)
      return toColleague(
        await saveUser(trx, row.id, { invited_at: ctx.deps.now() }, {}, ctx.deps.now()),
        session,
      )
    },
    lockingAsker(ctx, id),
  )
}

/**
 * Takes an invitation back: the link opens nothing, and the row is gone, or is again that of
 * somebody who left. Refused for an owner whose account stood back, and while records are in their
 * hands; where one that is over bears their name (a past event), the row stays as of who never came.
 */
export function withdrawInvitation(id: string, session: Boss, ctx: Ctx): Promise<void> {
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      const row = await waiting(trx, id, session, ctx)
      if (await waitsAsOwner(trx, row)) notAcceptable(say(ctx.lang, 'ownerStays'))
      const held = await heldBy(trx, id, ctx.deps.now())
      if (held > 0) notAcceptable(say(ctx.lang, 'invitedHolds', { count: held }))
      await dropLinks(trx, id)
      if (!row.joins) await saveUser(trx, id, { invited_at: null }, {}, ctx.deps.now())
      else if (!(await removed(trx, id))) await letGo(trx, row, ctx)
    },
    lockingAsker(ctx, id),
  )
}

/** A row that something else refers to. */
const REFERRED = '23503'

/** Removes the row; false, and nothing changed, where a record bears its name. */
async function removed(trx: Db, id: string): Promise<boolean> {
  await sql`savepoint removing`.execute(trx)
  try {
    await trx.deleteFrom('app_user').where('id', '=', id).execute()
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === REFERRED)) throw error
    await sql`rollback to savepoint removing`.execute(trx)
    return false
  }
}
