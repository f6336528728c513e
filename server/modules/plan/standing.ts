import type { Selectable } from 'kysely'
import type { SubscriptionState } from '../../../generated/model/index.ts'
import type { Tables } from '../../db/index.ts'
import { daysLater } from '../../time/madrid.ts'
import { freeOf, planIn, type Edition, type PlanDoc } from './edition.ts'

/** A row of `subscription`. */
export type SubscriptionRow = Selectable<Tables['subscription']>

/** Days after the due day of an invoice from which the next stage counts. */
export const STAGE_DAYS = { past_due: 1, grace: 8, limited: 22, free: 61 } as const

/** In which plan an agency is, and what that allows. */
export interface Standing {
  state: Exclude<SubscriptionState, 'open'>
  plan: PlanDoc
  /** People that are paid for. */
  seats: number
  /** The day a trial ends; null outside of one. */
  trialEnd: string | null
}

/** How late an invoice is, by the day it was due; ISO days compare as texts. */
export function stageOf(owedSince: string | null, day: string): keyof typeof STAGE_DAYS | null {
  if (owedSince === null) return null
  const stages = Object.entries(STAGE_DAYS).toReversed() as [keyof typeof STAGE_DAYS, number][]
  return stages.find(([, days]) => day >= daysLater(owedSince, days))?.[0] ?? null
}

/** Who has chosen nothing yet: the trial, then the free plan. */
function newcomer(edition: Edition, since: string, day: string): Standing {
  const free = freeOf(edition)
  const trialEnd = edition.trial && daysLater(since, edition.trial.days)
  if (!edition.trial || !trialEnd || day >= trialEnd)
    return { state: 'free', plan: free, seats: free.seats, trialEnd: null }
  const plan = planIn(edition, edition.trial.planId)
  return { state: 'trial', plan, seats: plan.seats, trialEnd }
}

/**
 * Where an agency stands on a day. `since`: the day from which it could have tried a plan; `agreed`:
 * the edition its plan was agreed by.
 */
export function standing(
  row: SubscriptionRow | null,
  {
    edition,
    agreed,
    since,
    day,
  }: { edition: Edition; agreed: Edition; since: string; day: string },
): Standing {
  if (!row) return newcomer(edition, since, day)
  const stage = stageOf(row.owed_since, day)
  // A plan that was chosen in the trial begins when that ends.
  if (row.period_start === null && stage === null) return newcomer(edition, since, day)
  if (row.period_end === null || stage === 'free') {
    const plan = freeOf(edition)
    return { state: 'free', plan, seats: plan.seats, trialEnd: null }
  }
  const plan = planIn(agreed, row.plan_id)
  return { state: stage ?? 'active', plan, seats: row.seats, trialEnd: null }
}
