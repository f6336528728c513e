import type {
  DemandMatch,
  MatchReactionInput,
  MatchTuningInput,
  MatchTuningList,
} from '../../../generated/model/index.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { addDemandHistory, writableDemand } from '../demand/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { mutedOf, saveDemand } from './weighing/demand.repository.ts'
import { addPending } from './weighing/pending.ts'
import { matchOf, toTuning } from './lists/homes.service.ts'
import { react } from './react.ts'
import { say } from './messages.ts'

/**
 * An agent says what became of a home. A home they cannot see is 404; a reason belongs to
 * `disliked` alone.
 */
export async function reactAsAgent(
  { trx, actor, deps }: Work,
  demandId: string,
  propertyId: string,
  { state, reason }: MatchReactionInput,
): Promise<DemandMatch> {
  await writableDemand(trx, actor, demandId)
  if (state === 'disliked' && reason === undefined)
    fieldErrors({ reason: say(actor.lang, 'reasonNeeded') })
  if (state !== 'disliked' && reason !== undefined)
    fieldErrors({ reason: say(actor.lang, 'reason') })
  const before = await matchOf(trx, actor, demandId, propertyId)
  if (!before) return notFound(actor.lang)
  const now = deps.now()
  if (
    !(await react(trx, { demandId, propertyId, state, reason: reason ?? null, by: 'agent' }, now))
  )
    return notFound(actor.lang)
  const after = await matchOf(trx, actor, demandId, propertyId)
  if (after && after.state !== before.state) {
    await addDemandHistory(trx, demandId, {
      kind: 'REACTION',
      by: actor.userId,
      at: now,
      text: after.home.ref,
      field: 'match',
      old: before.state,
      new: after.state,
    })
  }
  return after ?? notFound(actor.lang)
}

/** Leaves out what reactions taught about a criterion, or takes it in again. */
export async function tuneMatches(
  { trx, actor }: Work,
  demandId: string,
  { criterion, on }: MatchTuningInput,
): Promise<MatchTuningList> {
  await writableDemand(trx, actor, demandId)
  const muted = (await mutedOf(trx, demandId)).filter((one) => one !== criterion)
  const after = await saveDemand(trx, demandId, on ? muted : [...muted, criterion])
  await addPending(trx, 'demand', demandId)
  return { items: after ? toTuning(after) : [] }
}
