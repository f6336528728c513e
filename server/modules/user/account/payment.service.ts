import { pageIn } from '../../../contract/language.ts'
import type { PaymentAccount } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { HttpError, notFound, unauthorized } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import {
  PaymentsFailure,
  PaymentsRefused,
  type PaymentsPort,
} from '../../../ports/payments/index.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { findUser, saveUser, type UserRow } from '../user.repository.ts'
import { say } from '../messages.ts'

/**
 * Opens the person's payment account, or finds the one they have, and answers the page where it is
 * filled in.
 */
export async function openPaymentAccount(
  session: Session,
  ctx: Ctx,
  path = '/auth/perfil',
): Promise<PaymentAccount> {
  const row = (await findUser(ctx.deps.db, session.userId)) ?? unauthorized(ctx.lang)
  return withService(ctx, async (payments) =>
    page(
      payments,
      row,
      row.doc.stripe_account ?? (await open(payments, row, session, ctx)),
      ctx,
      path,
    ),
  )
}

/** Another page for the account: the one before works once, for some minutes. Only for oneself. */
export async function renewPaymentAccount(
  id: string,
  session: Session,
  ctx: Ctx,
): Promise<PaymentAccount> {
  const row = id === session.userId ? await findUser(ctx.deps.db, id) : null
  const account = row?.doc.stripe_account
  if (!row || !account) return notFound(ctx.lang)
  return withService(ctx, (payments) => page(payments, row, account, ctx))
}

/**
 * Opens the account and keeps it, if the session that asked still stands when the service answers:
 * of an account that fell to somebody else meanwhile, a stranger's would get the money.
 */
async function open(
  payments: PaymentsPort,
  row: UserRow,
  session: Session,
  ctx: Ctx,
): Promise<string> {
  const opened = await payments.openAccount({
    userId: row.id,
    email: row.email,
    sessionId: session.sessionId,
  })
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row: now } = await lockAsker(trx, session, ctx)
      const account = now.doc.stripe_account ?? opened
      if (account === opened)
        await saveUser(trx, row.id, {}, { stripe_account: account }, ctx.deps.now())
      return account
    },
    lockingAsker(ctx),
  )
}

async function page(
  payments: PaymentsPort,
  row: UserRow,
  account: string,
  ctx: Ctx,
  path = '/auth/perfil',
): Promise<PaymentAccount> {
  const back = pageIn(ctx.deps.config.siteUrl, row.language, path)
  const url = await payments.accountPage(account, { returnUrl: back, refreshUrl: back })
  return { id: row.id, stripe_account: account, url }
}

/** Without the service nothing is pretended: 503 in words. */
export async function withService<T>(
  ctx: Ctx,
  work: (payments: PaymentsPort) => Promise<T>,
): Promise<T> {
  const { payments } = ctx.deps
  if (!payments) throw new HttpError(503, { message: say(ctx.lang, 'paymentsOff') })
  return work(payments).catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure || error instanceof PaymentsRefused)) throw error
    ctx.log.error({ reason: error.message }, 'payments')
    throw new HttpError(503, { message: say(ctx.lang, 'paymentsAway') })
  })
}
