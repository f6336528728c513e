import type { Property } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { notAcceptable } from '../../contract/errors.ts'
import { lightIn } from '../../passport/evaluate.ts'
import { dayOf } from '../../time/madrid.ts'
import { say } from './messages.ts'

/**
 * Throws 406 when an offer for a home may not be accepted: nothing is said of its certificate of
 * occupancy, which is attached to a sale or let, or its absence stated (Law 5/2018).
 */
export function refuseDeal({ deps, actor }: Work, home: Property): void {
  const light = lightIn(home, 'cedula', dayOf(deps.now()))
  if (light?.rule.blocksDeal && light.reason === 'missing')
    notAcceptable(say(actor.lang, 'dealCedula'))
}
