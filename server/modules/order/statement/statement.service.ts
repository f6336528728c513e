import type {
  EarningsStatement,
  EarningsStatementRow,
  EarningsSums,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { sql, type Db } from '../../../db/index.ts'
import { goneBack } from '../../../money.ts'
import { dayOf, daysLater, startOfDay } from '../../../time/madrid.ts'
import { findSeller, ownerOf } from '../../market/index.ts'
import { homeLine, leftOf, type Named } from '../money/earnings.service.ts'
import { daysOf, type Days } from './period.ts'

const MOST = 2000

type Row = Named & { buyer_name: string; counted_at: Date }

/** Orders whose transfer came in the days, and those accepted in them that wait for theirs. */
async function ordersIn(db: Db, sellerId: string, { from, to }: Days): Promise<Row[]> {
  const [start, end] = [startOfDay(from), startOfDay(daysLater(to, 1))]
  const { rows } = await sql<Row>`
    select o.*, p.ref, p.doc -> 'location' ->> 'town' as town,
      p.doc -> 'location' ->> 'municipalityIne' as ine,
      coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name, counted.at as counted_at
    from market_order o join agency a on a.id = o.buyer_agency
    left join property p on p.id = o.property_id and p.deleted_at is null
    cross join lateral (select coalesce(o.paid_at, (select max(act.at) from order_act act
      where act.order_id = o.id and act.act = 'accept')) as at) counted
    where o.seller_id = ${sellerId}::uuid and o.total is not null
      and (o.paid_at is not null or o.payment = 'awaiting')
      and counted.at >= ${start} and counted.at < ${end}
    order by counted.at, o.id limit ${MOST}`.execute(db)
  return rows
}

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

const toLine = (row: Row): EarningsStatementRow => ({
  id: row.id,
  number: row.number,
  day: dayOf(row.counted_at),
  buyerName: row.buyer_name,
  homeTitle: homeLine(row),
  title: row.item.title ?? {},
  state: row.state,
  payment: row.payment,
  sums: sumsOf(row),
})

/** What a seller earned in a period, order by order. */
export async function getStatement(period: string, ctx: Ctx): Promise<EarningsStatement> {
  const { db } = ctx.deps
  const days = daysOf(period)
  const seller = await findSeller(db, ownerOf(ctx))
  const rows = seller ? (await ordersIn(db, seller.id, days)).map(toLine) : []
  return {
    period,
    ...days,
    sellerName: seller?.doc.legalName ?? seller?.doc.displayName ?? null,
    taxId: seller?.doc.taxId ?? null,
    rows,
    sums: rows.map(({ sums }) => sums).reduce(addUp, NOTHING),
  }
}
