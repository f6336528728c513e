import type { RentalDueKind, RentalState } from '../../../../generated/model/index.ts'
import { workingDaysLater } from '../../../passport/days.ts'
import file from '../rules/deadlines.json' with { type: 'json' }

interface Deadline {
  kind: RentalDueKind
  workingDays: number
  from: string
  to: string | null
}

/** The states that a deadline begins with, and ends with when a file leaves them. */
const OF_STATE: Partial<Record<RentalState, RentalDueKind>> = {
  documents: 'documents',
  visit: 'visit',
}

/** The deadline that begins with a state; null: none. */
export const dueKindOf = (state: RentalState): RentalDueKind | null => OF_STATE[state] ?? null

/** The last day of a deadline that begins on a day, by the dated table; null: it has none. */
export function lastDay(kind: RentalDueKind, day: string): string | null {
  const rule = (file.deadlines as Deadline[]).find(
    (one) => one.kind === kind && one.from <= day && (one.to === null || day <= one.to),
  )
  return rule ? workingDaysLater(day, rule.workingDays) : null
}
