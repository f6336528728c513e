import type { SellerAccount } from '../../../../generated/model/index.ts'
import { takesCards } from '../../../config/payments.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { pageIn } from '../../../contract/language.ts'
import { PaymentsRefused } from '../../../ports/payments/index.ts'
import { onAccount } from '../../payment/index.ts'
import { getUser, openPaymentAccount, withPayments } from '../../user/index.ts'
import { say } from '../messages.ts'
import { ownerOf, type Owner } from '../owner.ts'
import { tellSeller } from './news.ts'
import { sellerFor, type SellerRow } from './seller.repository.ts'

const BACK = '/auth/marketplace/publicaciones'

/** Keeps whose account it is; an account that is another seller's is nobody else's. */
const keep = (ctx: Ctx, owner: Owner, account: string): Promise<void> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const seller = await sellerFor(trx, owner, ctx.deps.now())
    await trx
      .updateTable('seller')
      .set({ pay_account: account, ...(seller.cards === 'none' && { cards: 'pending' }) })
      .where('id', '=', seller.id)
      .execute()
  })

/** An agency's account is its own, not that of the ADMIN who opens it. */
async function agencyAccount(ctx: Ctx, owner: Owner): Promise<SellerAccount> {
  const { userId } = requireSession(ctx)
  const { db, config, now } = ctx.deps
  const [user, seller] = await Promise.all([
    getUser(db, userId),
    inTransaction(db, (trx) => sellerFor(trx, owner, now())),
  ])
  return withPayments(ctx, async (payments) => {
    const account =
      seller.pay_account ??
      (await payments.openAccount({
        userId,
        email: user?.email ?? '',
        sessionId: `seller ${seller.id}`,
      }))
    if (account !== seller.pay_account) await keep(ctx, owner, account)
    const language = user?.language ?? 'es'
    const back = pageIn(config.siteUrl, language, BACK)
    return { url: await payments.accountPage(account, { returnUrl: back, refreshUrl: back }) }
  })
}

/**
 * The seller's account at the payment service, and the page where it is filled in. A person has one
 * account, whatever they are paid for.
 */
export async function openSellerAccount(ctx: Ctx): Promise<SellerAccount> {
  const owner = ownerOf(ctx)
  if (!takesCards(ctx.deps.config)) throw new HttpError(503, { message: say(ctx.lang, 'noCards') })
  if (owner.agencyId !== null) return agencyAccount(ctx, owner)
  const { stripe_account: account, url } = await openPaymentAccount(requireSession(ctx), ctx, BACK)
  await keep(ctx, owner, account)
  return { url }
}

onAccount({
  // The service says that an account has changed: it is looked at anew.
  told: async ({ db, payments, now }, account) => {
    const seller = await db
      .selectFrom('seller')
      .select(['id', 'user_id', 'agency_id'])
      .where('pay_account', '=', account)
      .executeTakeFirst()
    if (!seller || !payments) return seller !== undefined
    const cards = await payments.account(account).catch((error: unknown) => {
      // Closed, or it has cut us off: no card is taken for it.
      if (error instanceof PaymentsRefused) return 'restricted' as const
      throw error
    })
    await inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seller')
        .set({ cards })
        .where('id', '=', seller.id)
        .where('cards', '<>', cards)
        .executeTakeFirst()
      if (numUpdatedRows > 0n && cards === 'restricted')
        await tellSeller(trx, seller, {
          page: BACK,
          topic: `account:${account}`,
          at: now(),
          words: (lang) => ({
            title: say(lang, 'cardsStopped'),
            body: say(lang, 'cardsStoppedText'),
          }),
        })
    })
    return true
  },
  waiting: async (db) => {
    const rows = await db
      .selectFrom('seller')
      .select('pay_account')
      .where('pay_account', 'is not', null)
      .where('cards', '<>', 'active')
      .execute()
    return rows.flatMap(({ pay_account: account }) => account ?? [])
  },
})

/** The account that a seller is paid to by card; null: by transfer only. */
export const cardAccount = (
  { pay_account: account, cards }: Pick<SellerRow, 'pay_account' | 'cards'>,
  { config }: Pick<Ctx['deps'], 'config'>,
): string | null => (takesCards(config) && cards === 'active' ? account : null)
