import type { Generated } from 'kysely'
import type { Plan } from '../../../generated/model/index.ts'

/** What the site's operator offers from a day on. */
export interface PlanEdition {
  /** Per cent of VAT on plans. */
  vatPct: number
  /** Which plan newcomers try, and for how many days; null: none. */
  trial: { planId: string; days: number } | null
  /** From the smallest, which is free, to the largest. */
  plans: (Plan & { marketFeeBps: number })[]
}

/** Tables of the tags `plan` and `subscription` (0281_subscription.sql). */
export interface SubscriptionTables {
  plan_edition: {
    valid_from: string
    doc: PlanEdition
    created_at: Date
  }
  subscription: {
    agency_id: string
    plan_id: string
    edition: string
    seats: number
    period: 'month' | 'year' | null
    period_start: string | null
    period_end: string | null
    cancelled: Generated<boolean>
    next_plan_id: string | null
    next_seats: number | null
    next_period: 'month' | 'year' | null
    owed_since: Generated<string | null>
    told_stage: Generated<string | null>
    over_since: Generated<string | null>
    over_told: Generated<number>
    changed_at: Date
    created_at: Date
  }
  subscription_act: {
    operation_id: string
    seq: Generated<number>
    agency_id: string
    at: Date
    kind: string
    user_id: string | null
    plan_id: string
    seats: number
    period: 'month' | 'year' | null
    seats_before: number | null
    invoice_id: string | null
  }
}
