import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { addTurn, lapsed, lockLapsed, offerById, saveOffer } from './offer.repository.ts'
import { notifyPeople, addToTimelines } from './notices.ts'

/**
 * Lets offers whose last day is over expire, each by itself, and tells who brought them. Timelines
 * are written in the site's own language.
 */
export async function expireOffers(deps: Deps): Promise<void> {
  const today = dayOf(deps.now())
  await eachOne(await lapsed(deps.db, today), (id) =>
    inTransaction(deps.db, async (trx) => {
      if (await lockLapsed(trx, id, today)) await expire(trx, deps, id)
    }),
  )
}

async function expire(trx: Db, deps: Deps, id: string): Promise<void> {
  const acting = { trx, deps, actor: { userId: null, lang: 'es' as const } }
  const row = await offerById(trx, id)
  if (!row) return
  await saveOffer(trx, id, { state: 'expired', updated_at: deps.now() })
  await addTurn(trx, {
    offer_id: id,
    at: deps.now(),
    act: 'expire',
    side: null,
    by_user: null,
    amount: row.amount,
    text: null,
  })
  await addToTimelines(acting, row, 'expire', row.amount)
  await notifyPeople(acting, row, 'expire', row.amount)
}
