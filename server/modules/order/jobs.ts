import type { OrderEventAct } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, recordEvent, sql } from '../../db/index.ts'
import { eachOne, registerJob } from '../../jobs/index.ts'
import { isPaymentsAway } from '../../ports/payments/index.ts'
import { release, sellerById } from '../market/index.ts'
import { lookAt } from '../payment/index.ts'
import { step } from './act/act.service.ts'
import { listenToCards } from './card/changed.ts'
import { PAPER_JOB, sweepPapers } from './deliver/papers.ts'
import { chargeFees } from './invoices/fee.ts'
import { syncInvoices } from './invoices/sync.ts'
import { IS_READ } from './money/unread.ts'
import { tellSide } from './news.ts'
import { addAct, findOrder } from './order.repository.ts'
import { keepSellers } from './sold.ts'

const HOUR = 3_600_000
const BATCH = 200
/** Before the work both sides are reminded, the first and the second time. */
const REMIND_HOURS = [24, 2]

/** An order that ends, and whether it does for want of a card. */
interface DueOrder {
  id: string
  awaits: boolean
}

/**
 * Orders whose state has run out: nobody answered, or the seven days to look have passed. Those that
 * ask the payment service come last, in another order each time: where it is away the round ends. One
 * whose payment only a later version reads waits: it may be paid.
 */
async function dueOrders({ db, now }: Deps): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    select id, state = 'requested' and pay = 'card' and payment = 'awaiting' as awaits
    from market_order o where due_at <= ${now()}
      and state in ('asked', 'quoted', 'requested', 'delivered') and ${IS_READ}
    order by awaits, random() limit ${BATCH}`.execute(db)
  return rows
}

/** Ends one that has run out. The delivery is not written into the home: only its buyer does that. */
async function end(deps: Deps, { id, awaits }: DueOrder): Promise<void> {
  // Held, and its message is late: then it is not over.
  if (awaits) await lookAt(deps, id)
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const order = await findOrder(trx, id, true)
    const seller = order && (await sellerById(trx, order.seller_id))
    if (!order || !seller || order.due_at === null || order.due_at > now) return
    const isDelivered = order.state === 'delivered'
    const act: OrderEventAct = isDelivered ? 'complete' : 'expire'
    if (!isDelivered) await release(trx, id)
    const saved = await step(trx, order, { state: isDelivered ? 'completed' : 'expired' }, now)
    await addAct(trx, order, { act, side: 'time', by: null, at: now })
    await recordEvent(trx, {
      kind: `order.${act}`,
      agencyId: order.buyer_agency,
      subject: id,
      payload: { state: saved.state },
    })
    for (const side of ['buyer', 'seller'] as const)
      await tellSide(trx, { order: saved, seller }, side, `news.${act}`, now)
  })
}

/** Reminds both sides of the hour, a day and two hours before. */
async function remind(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const [index, hours] of REMIND_HOURS.entries()) {
    const { rows } = await sql<{ id: string }>`
      select id from market_order where state = 'accepted' and reminded <= ${index}
        and starts_at > ${now} and starts_at <= ${new Date(now.getTime() + hours * HOUR)}
      order by random() limit ${BATCH}`.execute(deps.db)
    await eachOne(rows, ({ id }) =>
      inTransaction(deps.db, async (trx) => {
        const order = await findOrder(trx, id, true)
        const seller = order && (await sellerById(trx, order.seller_id))
        if (!order || !seller || order.state !== 'accepted' || order.reminded > index) return
        // It may have been put off, or begun, since it was looked for.
        const wait = (order.starts_at?.getTime() ?? 0) - deps.now().getTime()
        if (wait <= 0 || wait > hours * HOUR) return
        await sql`update market_order set reminded = ${index + 1} where id = ${id}`.execute(trx)
        for (const side of ['buyer', 'seller'] as const)
          await tellSide(trx, { order, seller }, side, 'news.soon', now)
      }),
    )
  }
}

listenToCards()
keepSellers()

export const jobs = [
  registerJob(
    'order.due',
    async (_payload, deps) =>
      eachOne(await dueOrders(deps), (one) => end(deps, one), isPaymentsAway()),
    { everyMinutes: 5, class: 'money' },
  ),
  registerJob<{ key: string }>(PAPER_JOB, ({ key }, deps) => deps.files.remove(key), {
    class: 'files',
  }),
  registerJob('order.paper.sweep', async (_payload, deps) => void (await sweepPapers(deps)), {
    everyMinutes: 1440,
  }),
  registerJob('order.invoices', (_payload, deps) => syncInvoices(deps), { everyMinutes: 5 }),
  registerJob('order.fees', (_payload, deps) => chargeFees(deps), { everyMinutes: 60 }),
  registerJob('order.remind', async (_payload, deps) => remind(deps), { everyMinutes: 15 }),
]
