import type { DocumentType } from '../../generated/model/index.ts'
import { daysBetween } from './days.ts'

/** `lacking`: as grave as the table says; the others are what they say whatever the level. */
export type Gravity = 'lacking' | 'warns' | 'inOrder' | 'told' | 'none'

/** Why a rule says what it says; words at `light.<rule>.<reason>`. */
export type Reason =
  | 'missing'
  | 'notStarted'
  | 'ended'
  | 'endedReserved'
  | 'tacit'
  | 'open'
  | 'ending'
  | 'inForce'
  | 'undated'
  | 'letter'
  | 'pending'
  | 'exempt'
  | 'applied'
  | 'absent'
  | 'nruaOnly'
  | 'given'
  | 'amounts'
  | 'low'
  | 'lodged'
  | 'waiting'
  | 'late'
  | 'later'
  | 'declared'
  | 'noneDeclared'
  | 'fresh'
  | 'old'
  | 'identified'
  | 'unidentified'
  | 'untouched'
  | 'unread'

/** What a check says of a home. `endsOn`: the last day, YYYY-MM-DD; null where none is known. */
export interface Verdict {
  gravity: Gravity
  reason: Reason
  endsOn: string | null
}

export const verdict = (
  gravity: Gravity,
  reason: Reason,
  endsOn: string | null = null,
): Verdict => ({ gravity, reason, endsOn })

/** A paper with a last day: in force, ending soon, or over, which is as grave as `over`. */
export function until(
  endsOn: string,
  { day, soonDays, over }: { day: string; soonDays: number; over: Gravity },
): Verdict {
  if (endsOn < day) return verdict(over, 'ended', endsOn)
  const soon = daysBetween(day, endsOn) <= soonDays
  return verdict(soon ? 'warns' : 'inOrder', soon ? 'ending' : 'inForce', endsOn)
}

/** Kinds of document that bear a rule out. */
export const EVIDENCE = {
  mandate: 'mandate',
  energy: 'energy',
  cedula: 'cedula',
  title: 'nota_simple',
  aml: 'id',
  deposit: 'lease',
} satisfies Record<string, DocumentType>
