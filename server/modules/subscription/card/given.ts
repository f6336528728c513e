import { inTransaction } from '../../../db/index.ts'
import { PaymentsRefused, type KeptCard, type PaymentsPort } from '../../../ports/payments/index.ts'
import { holdSubscription } from '../row.ts'
import type { CardDeps } from './asked.ts'
import { cardOf, endTry, openTry, saveCard, type TryRow } from './card.repository.ts'
import { note } from './charge.ts'
import { FORGET } from './job.ts'

const HOUR_MS = 3_600_000

/** Keeps the card that a page was given; the one before is forgotten at the service. */
async function replaceCard(
  deps: CardDeps,
  { id, agency_id }: TryRow,
  card: KeptCard,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdSubscription(trx, agency_id)
    if ((await openTry(trx, agency_id))?.id !== id) return
    const before = await cardOf(trx, agency_id)
    await saveCard(trx, agency_id, card, deps.now())
    // By a job of its own: the service may be away by then.
    if (before && before.method !== card.method)
      await deps.jobs.add(trx, FORGET, { method: before.method }, { agencyId: agency_id })
  })
}

/** Forgets a card; what the service does not know any more is forgotten there. */
export async function forgetCard(port: PaymentsPort, method: string): Promise<void> {
  await port.forget(method).catch((error: unknown) => {
    if (!(error instanceof PaymentsRefused)) throw error
  })
}

/** A page as it stands; whether it has come to an end. */
export async function lookAtPage(
  deps: CardDeps,
  port: PaymentsPort,
  one: TryRow,
): Promise<boolean> {
  const now = deps.now()
  const close = (): Promise<boolean> =>
    endTry(deps.db, one, { state: 'closed' }, now).then(() => true)
  // Its answer was lost: nobody has seen that page.
  if (one.session === null)
    return now.getTime() - one.created_at.getTime() > HOUR_MS ? close() : false
  const page = await port.kept(one.session).catch((error: unknown) => {
    if (error instanceof PaymentsRefused && error.code === 'resource_missing') return null
    throw error
  })
  // The service does not know that page any more: nobody can pay there.
  if (page === null) return close()
  if (page.state === 'open') return false
  if (page.state === 'expired') return close()
  if (page.card) await replaceCard(deps, one, page.card)
  if (page.intent) return note(deps, port, one, await port.charged(page.intent))
  return endTry(deps.db, one, { state: 'done' }, now).then(() => true)
}
