import type {
  AccountKind,
  LoginInput,
  Profile,
  RegisterInput,
} from '../../../../generated/model/index.ts'
import type { Ctx, Role } from '../../../contract/context.ts'
import { fieldErrors, HttpError } from '../../../contract/errors.ts'
import { say as sayContract } from '../../../contract/messages.ts'
import { inTransaction, poolOf, uuidv7 } from '../../../db/index.ts'
import { createAgency, setOwner } from '../../agency/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { normalEmail, normalPhone } from '../normalise.ts'
import { enter, signIn } from '../sign-in/enter.ts'
import { refuseGuessable } from '../sign-in/guessable.ts'
import { requestReset } from '../sign-in/forgotten.service.ts'
import { fitsStill, hashPassword, isOutdated, passwordFits } from '../sign-in/password.ts'
import { closeSessions } from '../sign-in/session.ts'
import { countSignIn } from '../sign-in/sign-in-place.ts'
import { findByEmail, insertUser, lockUser, saveUser, type UserRow } from '../user.repository.ts'
import { say } from '../messages.ts'

/** LLOGUER_SEGUR, STAFF and SERVICE are given, never taken. */
const ROLES: Record<AccountKind, Role> = { visitor: 'USER', agency: 'ADMIN', referrer: 'REFERRED' }

/** A trimmed text that must say something. */
export function needText(text: string, field: string, ctx: Ctx): string {
  return text.trim() || fieldErrors({ [field]: sayContract(ctx.lang, 'required') })
}

/** A phone as it is kept; empty is none. */
export function needPhone(
  phone: string | null | undefined,
  field: string,
  ctx: Ctx,
): string | null {
  if (!phone?.trim()) return null
  return normalPhone(phone) ?? fieldErrors({ [field]: say(ctx.lang, 'phone') })
}

/**
 * Registers a visitor (USER), a referrer (REFERRED), or an agency with its first ADMIN, and signs
 * them in. A link that confirms the e-mail goes by mail; nothing waits for it. An e-mail that
 * another account has not proved is not taken: its mailbox gets the link that decides
 * (docs/decisions/0069).
 */
export async function register(body: RegisterInput, ctx: Ctx): Promise<Profile> {
  const agencyName = body.account === 'agency' ? (body.agency_name ?? '').trim() : null
  if (agencyName !== null && agencyName.length < 2)
    fieldErrors({ agency_name: say(ctx.lang, 'agencyName') })
  const named = {
    email: normalEmail(body.email),
    first_name: needText(body.first_name, 'first_name', ctx),
    last_name: body.last_name?.trim() ?? '',
  }
  refuseGuessable(body.password, { ...named, agency: agencyName }, ctx)
  const person = {
    id: uuidv7(),
    ...named,
    phone: needPhone(body.phone, 'phone', ctx),
    language: body.language ?? ctx.lang,
    password_hash: await hashPassword(body.password),
  }
  const held = await findByEmail(ctx.deps.db, person.email)
  if (held?.active) return refuseHeld(held, ctx)
  return inTransaction(ctx.deps.db, async (trx) => {
    const agency =
      agencyName === null
        ? null
        : await createAgency(trx, {
            tradeName: agencyName,
            ...(body.agency_island ? { islands: [body.agency_island] } : {}),
            ...(person.phone ? { publicPhone: person.phone } : {}),
            publicEmail: person.email,
          })
    const row = await insertUser(trx, {
      ...person,
      role: ROLES[body.account],
      agency_id: agency?.id ?? null,
      doc: { is_onboarding: true },
    })
    if (!row) return fieldErrors({ email: say(ctx.lang, 'emailTaken') })
    if (agency) await setOwner(trx, agency.id, row.id)
    await ctx.deps.jobs.add(trx, MAIL_JOB, { kind: 'verify', userId: row.id } satisfies MailJob)
    return signIn(trx, row, 'password', ctx)
  })
}

/**
 * Says that an account has this e-mail. Where nobody has proved it, a link goes to its mailbox:
 * whoever opens it chooses a password and begins as themself.
 */
async function refuseHeld({ email, email_verified_at }: UserRow, ctx: Ctx): Promise<never> {
  if (email_verified_at) return fieldErrors({ email: say(ctx.lang, 'emailTaken') })
  await requestReset({ email }, ctx)
  return fieldErrors({ email: say(ctx.lang, 'emailUnproved') })
}

/**
 * Signs in. One answer, and about one duration, for an unknown e-mail, a wrong password and an
 * inactive person.
 */
export async function login(body: LoginInput, ctx: Ctx): Promise<Profile> {
  const { db } = ctx.deps
  const email = normalEmail(body.email)
  const row = await findByEmail(db, email)
  await countSignIn(email, row?.id, ctx)
  const fits = await passwordFits(row?.password_hash ?? null, body.password)
  if (!row?.password_hash || !fits || !row.active) return refuse(ctx)
  const renewed = isOutdated(row.password_hash) ? await hashPassword(body.password) : null
  return enter(ctx, 'password', async (trx) => {
    const now = await lockUser(trx, row.id)
    // Once more under the lock: a reset or a claim in between leaves no way in by the old password.
    if (!now?.active || !(await fitsStill(now.password_hash, row.password_hash, body.password)))
      return refuse(ctx)
    if (renewed && now.password_hash === row.password_hash)
      await saveUser(trx, now.id, { password_hash: renewed }, {}, ctx.deps.now())
    return now
  })
}

function refuse({ lang }: Ctx): never {
  throw new HttpError(401, { message: say(lang, 'signInRefused') })
}

/** Ends this session, or all of the person's. */
export async function logout(
  session: { userId: string; sessionId: string },
  everywhere: boolean,
  ctx: Ctx,
): Promise<void> {
  // Whoever is signed out meanwhile is where they wanted to be: nobody is asked whether they may.
  const pool = poolOf(ctx.deps.db)
  await closeSessions(pool, session.userId, everywhere ? {} : { only: session.sessionId })
}
