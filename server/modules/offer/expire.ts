import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { addTurn, lapsed, offerById, saveOffer } from './offer.repository.ts'
import { notifyPeople, addToTimelines } from './notices.ts'

const AT_ONCE = 100

/**
 * Lets offers whose last day is over expire, and tells who brought them. Timelines are written in
 * the site's own language.
 */
export async function expireOffers(deps: Deps): Promise<void> {
  for (;;) {
    const count = await inTransaction(deps.db, async (trx) => {
      const ids = await lapsed(trx, dayOf(deps.now()), AT_ONCE)
      const acting = { trx, deps, actor: { userId: null, lang: 'es' as const } }
      for (const id of ids) {
        const row = await offerById(trx, id)
        if (!row) continue
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
      return ids.length
    })
    if (count < AT_ONCE) return
  }
}
