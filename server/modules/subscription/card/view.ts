import type { SubscriptionCard } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { openAbout } from '../../invoice/index.ts'
import { ABOUT } from '../billing.ts'
import { cardOf, openTry, refusalsOf } from './card.repository.ts'
import { nextTry, wordOf } from './due.ts'

/** The card of an agency's plan, and how charging it goes; null: none. */
export async function showCard(db: Db, agencyId: string): Promise<SubscriptionCard | null> {
  const card = await cardOf(db, agencyId)
  if (!card) return null
  const [oldest] = await openAbout(db, { kind: ABOUT, id: agencyId })
  const refusals = oldest ? await refusalsOf(db, oldest.id, card) : []
  const last = refusals.at(-1)
  const next = last ? nextTry(refusals) : null
  return {
    brand: card.brand,
    last4: card.last4,
    expiresOn: card.expires_on,
    keptAt: card.kept_at.toISOString(),
    isCharging: (await openTry(db, agencyId))?.kind === 'charge',
    refused: last ? wordOf(last.code) : null,
    nextTryOn: next && dayOf(next),
  }
}
