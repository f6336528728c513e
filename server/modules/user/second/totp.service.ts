import type {
  RecoveryCodes,
  Totp,
  TotpCodeInput,
  TotpSecret,
} from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { seal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { keepSecond } from '../security/keep-second.ts'
import { secondFrom } from '../security/security.repository.ts'
import { mailAlert } from '../sign-in/alert.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { hashPassword } from '../sign-in/password.ts'
import { closeSessions } from '../sign-in/session.ts'
import { countCode } from './count-code.ts'
import { newRecoveryCodes, plainCode } from './recovery.ts'
import {
  asksSecond,
  beginTotp,
  confirm,
  dropSecond,
  findTotp,
  recoveryCodesOf,
  setRecoveryCodes,
} from './second.repository.ts'
import { takeStep } from './take-code.ts'
import { addressOf, newSecret } from './totp.ts'

/** Whether signing in asks for a code. */
export async function getTotp({ userId, agencyId }: Session, { deps }: Ctx): Promise<Totp> {
  const from = agencyId === null ? null : await secondFrom(deps.db, agencyId)
  const wanted_from = from?.toISOString() ?? null
  if (!(await asksSecond(deps.db, userId))) return { on: false, codes_left: 0, wanted_from }
  const codes_left = (await recoveryCodesOf(deps.db, userId)).length
  return { on: true, codes_left, wanted_from }
}

/** Makes a secret for an app, in place of one that was never confirmed. */
export async function startTotp(session: Session, ctx: Ctx): Promise<TotpSecret> {
  const { db, config } = ctx.deps
  const secret = newSecret()
  const sealed = seal(secret, await channelKeys(config), session.userId)
  return inTransaction(
    db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (await asksSecond(trx, row.id)) notAcceptable(say(ctx.lang, 'secondIsOn'))
      await beginTotp(trx, row.id, sealed)
      return { secret, url: addressOf(secret, { issuer: config.siteName, label: row.email }) }
    },
    lockingAsker(ctx),
  )
}

/**
 * Turns the second step on once a code shows that the app has the secret. Sessions that one proof
 * opened end, but for this one.
 */
export async function confirmTotp(
  { code }: TotpCodeInput,
  session: Session,
  ctx: Ctx,
): Promise<RecoveryCodes> {
  const { userId, sessionId } = session
  await countCode(userId, ctx)
  const { codes, hashes } = await makeCodes()
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      const begun = await findTotp(trx, userId)
      if (begun === null) return notAcceptable(say(ctx.lang, 'secondNotBegun'))
      if (begun.confirmed_at) notAcceptable(say(ctx.lang, 'secondIsOn'))
      if (!(await takeStep(trx, begun, plainCode(code), ctx)))
        fieldErrors({ code: say(ctx.lang, 'codeWrong') })
      await confirm(trx, userId, ctx.deps.now())
      await setRecoveryCodes(trx, userId, hashes, ctx.deps.now())
      await closeSessions(trx, userId, { except: sessionId })
      await mailAlert(trx, row, 'secondOn', ctx)
      return { codes }
    },
    lockingAsker(ctx),
  )
}

async function makeCodes(): Promise<RecoveryCodes & { hashes: string[] }> {
  const codes = newRecoveryCodes()
  return { codes, hashes: await Promise.all(codes.map((one) => hashPassword(plainCode(one)))) }
}

/** Ten new codes for when the app is lost; a list of before opens nothing any more. */
export async function renewRecoveryCodes(session: Session, ctx: Ctx): Promise<RecoveryCodes> {
  const { db, now } = ctx.deps
  const { codes, hashes } = await makeCodes()
  return inTransaction(
    db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (!(await asksSecond(trx, row.id))) notFound(ctx.lang)
      await setRecoveryCodes(trx, row.id, hashes, now())
      await mailAlert(trx, row, 'codesRenewed', ctx)
      return { codes }
    },
    lockingAsker(ctx),
  )
}

/** Turns the second step off: one proof signs in again. */
export function removeTotp(session: Session, ctx: Ctx): Promise<void> {
  const { userId } = session
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (!(await turnSecondOff(trx, userId, ctx.deps.jobs))) notFound(ctx.lang)
      await keepSecond(trx, row, ctx)
    },
    lockingAsker(ctx),
  )
}

/** The same without asking; a mail says so. False: it was not on. */
export async function turnSecondOff(trx: Db, userId: string, jobs: Deps['jobs']): Promise<boolean> {
  if (!(await asksSecond(trx, userId))) return false
  await dropSecond(trx, userId)
  await jobs.add(trx, MAIL_JOB, { kind: 'secondOff', userId } satisfies MailJob)
  return true
}
