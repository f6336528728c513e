import type { StepUp, StepUpInput } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { passkeysOf } from '../passkey/passkey.repository.ts'
import { provedByOwn, refusePasskey } from '../passkey/step-up.service.ts'
import { countCode } from '../second/count-code.ts'
import { asksSecond } from '../second/second.repository.ts'
import { takeCode } from '../second/take-code.ts'
import { findUser, type UserRow } from '../user.repository.ts'
import { lockAsker, lockingAsker } from './asker.ts'
import { fitsStill, passwordFits } from './password.ts'
import { noteSecond, provedUntil } from './session.ts'
import { tryCode } from './step-up-code.ts'

/** Tries of one session: whoever holds a stolen one locks nobody out elsewhere. */
const TRIES = { max: 10, window: 900 }
const CODES = { max: 5, window: 3600 }

async function toStepUp(row: UserRow, at: Date | null, { deps }: Ctx): Promise<StepUp> {
  const usual = row.password_hash ? 'password' : 'code'
  const isKeyed = (await passkeysOf(deps.db, row.id)).length > 0
  return {
    until: provedUntil(at, deps)?.toISOString() ?? null,
    methods: [
      ...(isKeyed ? (['passkey'] as const) : []),
      (await asksSecond(deps.db, row.id)) ? 'totp' : usual,
    ],
  }
}

/** How far this session has proved itself, and with what it can. */
export async function readStepUp({ userId, sessionId }: Session, ctx: Ctx): Promise<StepUp> {
  const { db } = ctx.deps
  const row = (await findUser(db, userId)) ?? notFound(ctx.lang)
  const { stepped_up_at = null } =
    (await db
      .selectFrom('session')
      .select('stepped_up_at')
      .where('id', '=', sessionId)
      .executeTakeFirst()) ?? {}
  return toStepUp(row, stepped_up_at, ctx)
}

/**
 * Proves that this session is its person's: by a passkey, which is two proofs (docs/decisions/0343);
 * by the password, or by a mailed code where there is none (0373); by a code of the app instead where
 * the account asks for a second step, which a password that somebody else knows must not turn off.
 */
export async function stepUp(input: StepUpInput, session: Session, ctx: Ctx): Promise<StepUp> {
  const { db, config } = ctx.deps
  if (config.rateLimits) await countTry(db, 'stepUp', session.sessionId, TRIES, ctx.lang)
  if (input.method === 'passkey') return byPasskey(input, session, ctx)
  return (await asksSecond(db, session.userId))
    ? byApp(input, session, ctx)
    : byUsual(input, session, ctx)
}

async function byPasskey({ passkey }: StepUpInput, session: Session, ctx: Ctx): Promise<StepUp> {
  const used = await provedByOwn(passkey, session, ctx)
  const at = ctx.deps.now()
  const row = await inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (!(await used.note(trx))) refusePasskey(ctx)
      await noteProof(trx, session, at)
      await noteSecond(trx, session.sessionId, at)
      return row
    },
    lockingAsker(ctx),
  )
  return toStepUp(row, at, ctx)
}

async function byApp(
  { method, totp = '' }: StepUpInput,
  session: Session,
  ctx: Ctx,
): Promise<StepUp> {
  const { userId } = session
  if (method !== 'totp') fieldErrors({ [method]: say(ctx.lang, 'secondStep') })
  await countCode(userId, ctx)
  const at = ctx.deps.now()
  const row = await inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      await takeCode(trx, { userId, code: totp, field: 'totp' }, ctx)
      await noteProof(trx, session, at)
      return row
    },
    lockingAsker(ctx),
  )
  return toStepUp(row, at, ctx)
}

async function byUsual(
  { method, password: typed = '', code = '' }: StepUpInput,
  session: Session,
  ctx: Ctx,
): Promise<StepUp> {
  const { deps, lang } = ctx
  if (method === 'totp') fieldErrors({ totp: say(lang, 'codeWrong') })
  const password = method === 'password' ? typed : undefined
  const seen = (await findUser(deps.db, session.userId)) ?? notFound(lang)
  const wrong = () => fieldErrors({ password: say(lang, 'wrongPassword') })
  if (password !== undefined && !(await passwordFits(seen.password_hash, password))) wrong()
  const at = deps.now()
  // A wrong code is counted, so the transaction ends before it is refused.
  const { row, said } = await inTransaction(
    deps.db,
    async (trx) => {
      const { row } = await lockAsker(trx, session, ctx)
      if (await asksSecond(trx, row.id)) fieldErrors({ [method]: say(lang, 'secondStep') })
      if (password !== undefined) {
        if (!(await fitsStill(row.password_hash, seen.password_hash, password))) wrong()
      } else if (row.password_hash) fieldErrors({ code: say(lang, 'stepUpPassword') })
      const said =
        password === undefined ? await tryCode(trx, session.sessionId, code, at) : 'right'
      if (said === 'right') await noteProof(trx, session, at)
      return { row, said }
    },
    lockingAsker(ctx),
  )
  if (said !== 'right')
    fieldErrors({ code: say(lang, said === 'wrong' ? 'stepUpWrong' : 'stepUpOver') })
  return toStepUp(row, at, ctx)
}

const noteProof = (trx: Db, { sessionId }: Session, at: Date) =>
  trx.updateTable('session').set({ stepped_up_at: at }).where('id', '=', sessionId).execute()

/** Mails a code to who has no password; the mail's job makes it. */
export async function sendStepUpCode({ userId, sessionId }: Session, ctx: Ctx): Promise<void> {
  const { deps, lang } = ctx
  const row = (await findUser(deps.db, userId)) ?? notFound(lang)
  if (row.password_hash) notAcceptable(say(lang, 'stepUpPassword'))
  if (await asksSecond(deps.db, userId)) notAcceptable(say(lang, 'secondStep'))
  if (deps.config.rateLimits) await countTry(deps.db, 'stepUp.mail', userId, CODES, lang)
  await inTransaction(deps.db, (trx) =>
    deps.jobs.add(trx, MAIL_JOB, { kind: 'stepUp', userId, sessionId } satisfies MailJob),
  )
}
