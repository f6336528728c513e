import type {
  EarningsStatement,
  EarningsStatementRow,
  EarningsSums,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { goneBack } from '../../../money.ts'
import { dayOf } from '../../../time/madrid.ts'
import { findSeller, ownerOf } from '../../market/index.ts'
import { ordersIn, type StatementRow as Row } from '../money/earnings.repository.ts'
import { homeLine } from '../home-line.ts'
import { leftOf } from '../money/earnings.service.ts'
import { refuseUnread } from '../money/unread.ts'
import { daysOf } from './period.ts'

/** What an order comes to, less what went back. */
export function sumsOf(row: Row): EarningsSums {
  const { net, vat, retention, fee, left } = leftOf(row)
  const [feeBack = 0] = goneBack([row.fee ?? 0], row.back, row.total ?? 0)
  const plainFee = (row.fee ?? 0) - feeBack
  // What the card's bank took back has not come.
  const isPaid = row.paid_at !== null && row.payment !== 'charged_back'
  const charged = net + vat - retention
  return {
    orders: 1,
    net,
    vat,
    retention,
    charged,
    fee: plainFee,
    feeVat: fee - plainFee,
    left,
    received: isPaid ? (row.total ?? 0) - row.refunded : 0,
    awaited: isPaid ? 0 : charged,
    owed: isPaid ? Math.max(0, row.back - row.refunded) : 0,
  }
}

const NOTHING: EarningsSums = {
  orders: 0,
  net: 0,
  vat: 0,
  retention: 0,
  charged: 0,
  fee: 0,
  feeVat: 0,
  left: 0,
  received: 0,
  awaited: 0,
  owed: 0,
}

/** Column by column. */
const addUp = (all: EarningsSums, one: EarningsSums): EarningsSums =>
  Object.fromEntries(
    Object.entries(all).map(([key, sum]) => [key, sum + one[key as keyof EarningsSums]]),
  ) as unknown as EarningsSums

const toLine = (row: Row, at: Date): EarningsStatementRow => ({
  id: row.id,
  number: row.number,
  day: dayOf(at),
  buyerName: row.buyer_name,
  homeTitle: homeLine(row),
  title: row.item.title ?? {},
  state: row.state,
  payment: row.payment,
  sums: sumsOf(row),
})

/** What a seller earned in a period, order by order; 503 where a later version wrote how one stands. */
export async function getStatement(period: string, ctx: Ctx): Promise<EarningsStatement> {
  const { db } = ctx.deps
  const days = daysOf(period)
  const seller = await findSeller(db, ownerOf(ctx))
  const found = seller ? await ordersIn(db, seller.id, days) : []
  refuseUnread(found, ctx.lang)
  const rows = found.flatMap((row) => (row.counted_at ? toLine(row, row.counted_at) : []))
  return {
    period,
    ...days,
    sellerName: seller?.doc.legalName ?? seller?.doc.displayName ?? null,
    taxId: seller?.doc.taxId ?? null,
    rows,
    sums: rows.map(({ sums }) => sums).reduce(addUp, NOTHING),
  }
}
