import type { Property } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { laterVersion, notAcceptable } from '../../contract/errors.ts'
import { lightIn } from '../../passport/evaluate.ts'
import { dayOf } from '../../time/madrid.ts'
import { unreadIn } from '../property/index.ts'
import { say } from './messages.ts'

/**
 * Throws 406 when an offer for a home may not be accepted: nothing is said of its certificate of
 * occupancy, which is attached to a sale or let, or its absence stated (Law 5/2018); 503 where this
 * version does not read whether anything is, or has to be.
 */
export async function refuseDeal({ trx, deps, actor }: Work, home: Property): Promise<void> {
  const unread = await unreadIn(trx, home.id)
  const light = lightIn(home, 'cedula', dayOf(deps.now()), unread)
  if (!light?.rule.blocksDeal) return
  if (light.reason === 'unread') laterVersion(actor.lang)
  if (light.reason === 'missing') notAcceptable(say(actor.lang, 'dealCedula'))
}
