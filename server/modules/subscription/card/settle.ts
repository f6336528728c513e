import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { isPaymentsAway, type PaymentsPort } from '../../../ports/payments/index.ts'
import { agencyNames } from '../../agency/index.ts'
import { holdSubscription } from '../row.ts'
import type { CardDeps } from './asked.ts'
import { giveBack } from './back.ts'
import { addTry, cardOf, openTry, takeWaiting, type TryRow } from './card.repository.ts'
import { charge } from './charge.ts'
import { dueNow } from './due.ts'
import { lookAtPage } from './given.ts'

/** Invoices of one agency in a row: fewer are ever open. */
const MOST = 12

/** What is under way for an agency, or the charge that is due, written before it is made. */
const nextOf = (deps: CardDeps, agencyId: string): Promise<TryRow | null> =>
  inTransaction(deps.db, async (trx) => {
    await holdSubscription(trx, agencyId)
    const open = (await openTry(trx, agencyId)) ?? (await takeWaiting(trx, agencyId, deps.now()))
    const card = open ? undefined : await cardOf(trx, agencyId)
    const due = card && (await dueNow(trx, card, deps.now()))
    if (!card || !due) return open ?? null
    const { invoiceId, amount, number } = due
    const fields = { customer: card.customer, method: card.method, title: number }
    return addTry(
      trx,
      { agency_id: agencyId, kind: 'charge', invoice_id: invoiceId, amount, fields },
      deps.now(),
    )
  })

/** What became of a try; whether it has come to an end. What only a later version knows waits for it. */
async function look(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  if (one.state !== 'open') return false
  if (one.kind === 'page') return lookAtPage(deps, port, one)
  if (one.kind === 'back') return giveBack(deps, port, one)
  return one.kind === 'charge' && charge(deps, port, one)
}

/** Hears what became of what is under way for an agency's card, and charges what is due. */
export async function settleCard(deps: CardDeps, agencyId: string): Promise<void> {
  const { payments: port } = deps
  if (!port) return
  for (let left = MOST; left > 0; left -= 1) {
    const one = await nextOf(deps, agencyId)
    if (!one || !(await look(deps, port, one))) return
  }
}

/** Hears what became of what is under way for an agency's card, and begins no charge. */
export async function hearCard(deps: CardDeps, agencyId: string): Promise<void> {
  const { payments: port } = deps
  if (!port) return
  for (let left = MOST; left > 0; left -= 1) {
    const one = await openTry(deps.db, agencyId)
    if (!one || !(await look(deps, port, one))) return
  }
}

/** Every agency that has a card, or something under way or waiting, with its name, in any order. */
export const planCards = async (db: Db): Promise<{ agencyId: string; subject: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (select agency_id as id from subscription_card
      union select agency_id from subscription_card_try where state in ('open', 'waiting')) a
    order by random()`.execute(db)
  const names = await agencyNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => ({ agencyId: id, subject: (names.get(id) ?? id).slice(0, 100) }))
}

/** All of them; one that fails holds up no other, and a service that is away is asked twice. */
export async function settleCards(deps: CardDeps): Promise<void> {
  if (!deps.payments) return
  const run = ({ agencyId }: { agencyId: string }) => settleCard(deps, agencyId)
  await eachOne(await planCards(deps.db), run, isPaymentsAway())
}
