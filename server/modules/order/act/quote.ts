import { fieldErrors } from '../../../contract/errors.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { feeOf } from '../../../money.ts'
import { feeBpsOf, homeHere, sumOf, titleIn, type HomeHere } from '../../market/index.ts'
import { loadProperty } from '../../property/index.ts'
import { say } from '../messages.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Changes, Doing } from './doing.ts'

/** The home that an order is for, as times and prices need it. */
export async function homeOf(
  trx: Db,
  { property_id: id }: OrderRow,
  lang: Lang,
): Promise<HomeHere | null> {
  const home = id === null ? null : await loadProperty(trx, id)
  return home && homeHere(home, lang)
}

/** Named: the price, and until when it holds. */
export async function quote(doing: Doing): Promise<Changes> {
  const { order, input, lang, seller, trx, now } = doing
  const net = input.amount ?? fieldErrors({ amount: say(lang, 'required') })
  if (net === 0) fieldErrors({ amount: say(lang, 'required') })
  const home = await homeOf(trx, order, lang)
  const sum = sumOf(
    { ...order.item, options: [], travel: {} },
    {
      title: titleIn(order.item.title, lang),
      m2: home?.m2 ?? null,
      kilometres: null,
      options: [],
      quantity: 1,
      retentionPct: order.sum.retentionPct,
      quoted: net,
    },
  )
  const fee = feeOf(sum.net ?? 0, await feeBpsOf(trx, seller, { now, lang }))
  return {
    sum,
    net: sum.net,
    vat: sum.vat,
    retention: sum.retention,
    total: sum.total,
    fee: fee.fee,
    fee_vat: fee.vat,
    quote_text: input.text?.trim() || null,
    seller_id: seller.id,
  }
}
