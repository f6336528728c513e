import type { Earnings, EarningsMonth, EarningsOrder } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { goneBack, refundedOf } from '../../../money.ts'
import { dayOf } from '../../../time/madrid.ts'
import { feeBpsOf, findSeller, ownerOf } from '../../market/index.ts'
import { homeLine } from '../home-line.ts'
import type { OrderRow } from '../order.repository.ts'
import { ordersOf, type Earned } from './earnings.repository.ts'
import { refuseUnread } from './unread.ts'

const MONTHS = 12
const MOST = 100

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What is left to a seller of an order, less the part that went back: EUR cents. */
export function leftOf(
  order: Pick<OrderRow, 'net' | 'vat' | 'retention' | 'total' | 'fee' | 'fee_vat' | 'back'>,
): Pick<EarningsMonth, 'net' | 'vat' | 'retention' | 'fee' | 'left'> {
  const whole = { vat: order.vat ?? 0, withheld: order.retention ?? 0, total: order.total ?? 0 }
  const back = refundedOf(whole, order.back)
  const [net, vat] = [(order.net ?? 0) - back.net, whole.vat - back.vat]
  const retention = whole.withheld - back.withheld
  const fees = [order.fee ?? 0, order.fee_vat ?? 0]
  const feeBack = sumOf(goneBack(fees, order.back, whole.total))
  const fee = sumOf(fees) - feeBack
  return { net, vat, retention, fee, left: net + vat - retention - fee }
}

const toLine = (row: Earned): EarningsOrder => ({
  id: row.id,
  number: row.number,
  state: row.state,
  payment: row.payment,
  homeTitle: homeLine(row),
  ...leftOf(row),
  paidAt: row.paid_at?.toISOString() ?? null,
})

/** The last months, the newest last, YYYY-MM. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}

/** What a seller earns of transfers; 503 where a later version wrote how one stands, or the plans. */
export async function getEarnings(ctx: Ctx): Promise<Earnings> {
  const { db, now } = ctx.deps
  const today = now()
  const months = lastMonths(today)
  const owner = ownerOf(ctx)
  const seller = await findSeller(db, owner)
  const since = new Date(`${months[0] ?? dayOf(today).slice(0, 7)}-01T00:00:00Z`)
  since.setUTCDate(since.getUTCDate() - 1)
  const plan = seller ?? { agency_id: owner.agencyId }
  const feeBps = await feeBpsOf(db, plan, { now: today, lang: ctx.lang })
  const rows = seller ? await ordersOf(db, seller.id, since) : []
  refuseUnread(rows, ctx.lang)
  const paid = rows.filter(({ paid_at, payment }) => paid_at !== null && payment !== 'charged_back')
  // Of each order once: the clock of the islands is the dearest thing here.
  const byMonth = Map.groupBy(paid, ({ paid_at }) => (paid_at ? dayOf(paid_at).slice(0, 7) : ''))
  const year = dayOf(today).slice(0, 4)
  const thisYear = [...byMonth].flatMap(([month, own]) => (month.startsWith(year) ? own : []))
  const awaiting = rows.filter(
    ({ pay, payment, state }) =>
      pay === 'transfer' && payment === 'awaiting' && state !== 'declined' && state !== 'expired',
  )
  const open = rows.filter(({ state }) => state === 'requested')
  const due = (row: Earned): number => (row.total ?? 0) - row.back
  return {
    sellerName: seller?.doc.displayName ?? null,
    ibanEnd: seller?.iban_end ?? null,
    feePct: feeBps / 100,
    awaiting: sumOf(awaiting.map(due)),
    awaitingOrders: awaiting.length,
    open: sumOf(open.map(due)),
    openOrders: open.length,
    paidYear: sumOf(thisYear.map(due)),
    paidYearOrders: thisYear.length,
    retentionYear: sumOf(thisYear.map((row) => leftOf(row).retention)),
    refundDue: sumOf(
      paid
        .filter(({ pay }) => pay === 'transfer')
        .map(({ back, refunded }) => Math.max(0, back - refunded)),
    ),
    months: months.map((month) => {
      const own = (byMonth.get(month) ?? []).map(leftOf)
      return {
        month,
        orders: own.length,
        net: sumOf(own.map(({ net }) => net)),
        vat: sumOf(own.map(({ vat }) => vat)),
        retention: sumOf(own.map(({ retention }) => retention)),
        fee: sumOf(own.map(({ fee }) => fee)),
        left: sumOf(own.map(({ left }) => left)),
      }
    }),
    orders: rows
      .filter(({ state }) => state !== 'requested')
      .slice(0, MOST)
      .map(toLine),
  }
}
