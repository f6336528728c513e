import type { SubscriptionCardRefusal } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { openAbout } from '../../invoice/index.ts'
import { ABOUT } from '../billing.ts'
import { refusalsOf, type CardRow, type TryRow } from './card.repository.ts'

/** On which days after the first refusal a card is charged again. */
export const TRY_DAYS = [0, 1, 3, 5, 7] as const
const DAY_MS = 86_400_000
const FUNDS = ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded']

/** The service's word for a refusal, as people are told it. */
export function wordOf(code: string | null): SubscriptionCardRefusal {
  if (code === 'authentication_required') return 'confirm'
  if (code === 'expired_card') return 'expired'
  return FUNDS.includes(code ?? '') ? 'funds' : 'other'
}

/** When an invoice is charged next by these refusals; null: not by itself any more. */
export function nextTry(refusals: Pick<TryRow, 'created_at' | 'code'>[]): Date | null {
  const [first] = refusals
  if (!first) return new Date(0)
  const days = TRY_DAYS[refusals.length]
  // Without its holder the bank would refuse it again.
  const waits = refusals.some(({ code }) => wordOf(code) === 'confirm')
  return days === undefined || waits ? null : new Date(first.created_at.getTime() + days * DAY_MS)
}

/** An invoice that a card is charged for. */
export interface Due {
  invoiceId: string
  number: string
  /** EUR cents. */
  amount: number
}

/** What is charged to a card now, the longest due first; null: nothing. */
export async function dueNow(db: Db, card: CardRow, now: Date): Promise<Due | null> {
  for (const invoice of await openAbout(db, { kind: ABOUT, id: card.agency_id })) {
    const at = nextTry(await refusalsOf(db, invoice.id, card))
    if (at !== null && at <= now)
      return {
        invoiceId: invoice.id,
        number: invoice.full_number,
        amount: invoice.payable - invoice.paid,
      }
  }
  return null
}
