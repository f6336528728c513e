import type {
  MarketPublication,
  MarketPublicationState,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { recordEvent, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import { isReviewed } from '../reviewed.ts'
import { ownItem, refuseStale, showPublication } from './own.ts'
import { saveItem } from './publication.repository.ts'

/** Publishes, or asks for the operator's look, or pauses. */
export async function setState(
  trx: Db,
  deps: Pick<Deps, 'now' | 'config'>,
  owner: Owner,
  id: string,
  { version, state }: MarketPublicationState,
): Promise<MarketPublication> {
  const { item, seller } = await ownItem(trx, owner, id, true)
  await refuseStale(trx, { item, seller }, version, owner)
  if (state === 'published') {
    const { missing } = await showPublication(trx, item, seller)
    if (missing.length > 0)
      notAcceptable(
        say(owner.lang, 'notReady', {
          what: missing.map((lack) => say(owner.lang, `lack.${lack}`)).join(' '),
        }),
      )
    if (seller.suspended_at) notAcceptable(say(owner.lang, 'suspended'))
  } else if (item.state !== 'published' && item.state !== 'review')
    notAcceptable(say(owner.lang, 'notOut'))
  // What was looked at comes back from a pause without another look, unless it was changed.
  const isLooked = item.state === 'published' || (item.state === 'paused' && item.is_looked)
  const next = state === 'published' && isReviewed(deps) && !isLooked ? 'review' : state
  const saved = await saveItem(trx, item, {
    state: item.state === 'review' && state === 'paused' ? 'draft' : next,
    reject_reason: null,
    is_looked: isLooked && isReviewed(deps),
    updated_at: deps.now(),
  })
  await recordEvent(trx, { kind: `market.${next}`, agencyId: seller.agency_id, subject: id })
  return showPublication(trx, saved, seller)
}
