import type { Erasure, ErasureInput, Language } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { isKept, tellErasing } from '../people/leaving.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { greetingOf } from '../normalise.ts'
import { fitsStill, passwordFits } from '../sign-in/password.ts'
import { findUser, lockUser, saveUser, toUser, type UserRow } from '../user.repository.ts'
import { say } from '../messages.ts'

export const ERASE_JOB = 'user.erase'
export const LAST_MAIL = 'user.erased'

/** How long it can be taken back; the message that offers it stands as long. */
const UNDO_MS = 10_000

/** `at` is the asking's own time: one that was taken back, or asked for again, finds another. */
export interface EraseJob {
  userId: string
  at: string
}

/**
 * Closes the account of a visitor. What an agency's people wrote belongs to its files, so they are
 * taken out by who leads it, and the one who leads it asks the operator. So does who has sold to
 * agencies: their orders are the buyers' too, and invoices are kept six years (Código de Comercio,
 * art. 30).
 */
export async function eraseMe(
  { password }: ErasureInput,
  session: Session,
  ctx: Ctx,
): Promise<Erasure> {
  const { db, jobs, now } = ctx.deps
  const { userId } = session
  const row = (await findUser(db, userId)) ?? notFound(ctx.lang)
  needVisitor(row, ctx)
  const wrong = () => fieldErrors({ password: say(ctx.lang, 'wrongPassword') })
  if (password !== undefined && !(await passwordFits(row.password_hash, password))) wrong()
  const runAt = new Date(now().getTime() + UNDO_MS)
  const at = runAt.toISOString()
  await inTransaction(
    db,
    async (trx) => {
      const asker = await lockAsker(trx, session, ctx)
      needVisitor(asker.row, ctx)
      if (await isKept(trx, userId)) notAcceptable(say(ctx.lang, 'eraseSeller'))
      if (
        password !== undefined &&
        !(await fitsStill(asker.row.password_hash, row.password_hash, password))
      )
        wrong()
      await saveUser(trx, userId, {}, { erase_at: at }, now())
      await jobs.add(trx, ERASE_JOB, { userId, at } satisfies EraseJob, { runAt })
    },
    lockingAsker(ctx),
  )
  return { erasesAt: at }
}

function needVisitor({ agency_id, role }: UserRow, { lang }: Ctx): void {
  if (agency_id) notAcceptable(say(lang, role === 'ADMIN' ? 'eraseAdmin' : 'eraseStaff'))
  if (role !== 'USER') notAcceptable(say(lang, 'eraseOther'))
}

/** The account stays. */
export async function keepMe({ userId }: Session, ctx: Ctx): Promise<Erasure> {
  await saveUser(ctx.deps.db, userId, {}, { erase_at: null }, ctx.deps.now())
  return { erasesAt: null }
}

/**
 * Erases the person with everything of theirs (saved homes, searches, history, conversations,
 * sessions: the tables follow the row) and says so by mail. Enquiries and applications stay with
 * whoever received them, without the account.
 */
export async function erase({ userId, at }: EraseJob, deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await lockUser(trx, userId)
    if (!row || row.doc.erase_at !== at || row.role !== 'USER' || row.agency_id) return
    if (await isKept(trx, userId)) return
    await tellErasing(trx, userId, deps)
    await trx.deleteFrom('app_user').where('id', '=', userId).execute()
    const { email, language } = row
    const last = { email, language, name: greetingOf(toUser(row)) } satisfies LastMail
    await deps.jobs.add(trx, LAST_MAIL, last)
  })
}

/**
 * What could not be erased stays as it was, and its person is told: they were signed out, and believe
 * it gone.
 */
export const giveUpErasing = ({ userId, at }: EraseJob, { db, jobs, now }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await lockUser(trx, userId)
    if (row?.doc.erase_at !== at) return
    await saveUser(trx, userId, {}, { erase_at: null }, now())
    await jobs.add(trx, MAIL_JOB, { kind: 'notErased', userId } satisfies MailJob)
  })

/** Where nothing of the person is left to read it from, a mail that is sent again needs it all. */
export interface LastMail {
  email: string
  language: Language
  name: string
}

/** The last mail of an account; its job is forgotten once it is sent. */
export async function sendLastMail({ email, language, name }: LastMail, deps: Deps): Promise<void> {
  const words = { site: deps.config.siteName, name }
  await deps.mail.send({
    to: email,
    subject: say(language, 'erasedSubject', words),
    text: say(language, 'erasedText', words),
  })
}
