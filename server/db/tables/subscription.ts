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

/** A page where a card is given, a charge of it, what is given back of one. */
export type CardTryKind = 'page' | 'charge' | 'back'

/** Tables of the tags `plan` and `subscription` (0281_subscription.sql, 0437_subscription_card.sql). */
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
    /** 0544_subscription_day.sql: of the month, also behind a shorter one. */
    period_day: number | null
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
  subscription_card: {
    agency_id: string
    customer: string
    method: string
    brand: string
    last4: string
    expires_on: string
    kept_at: Date
  }
  subscription_card_try: {
    id: string
    agency_id: string
    kind: CardTryKind
    invoice_id: string | null
    /** EUR cents. */
    amount: number | null
    fields: Record<string, string | number | null>
    session: Generated<string | null>
    url: Generated<string | null>
    intent: Generated<string | null>
    /** `waiting`: asked once nothing else of the agency is open. */
    state: Generated<'waiting' | 'open' | 'done' | 'refused' | 'closed'>
    code: Generated<string | null>
    created_at: Date
    ended_at: Generated<Date | null>
  }
  subscription_card_booking: { object: string; try_id: string; amount: number; at: Date }
}
