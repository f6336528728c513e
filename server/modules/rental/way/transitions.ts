import type { RentalState } from '../../../../generated/model/index.ts'

/** The way that goes well, in its order. */
export const WAY = ['sent', 'documents', 'visit', 'approved', 'signed', 'ended'] as const

/** States in which there is something to do. */
export const OPEN = ['sent', 'documents', 'visit', 'approved'] as const

/** What a step is: the words it needs follow from it. */
export type StepKind = 'on' | 'back' | 'rejected'

const neighbour = (state: RentalState, by: 1 | -1): RentalState | undefined => {
  const place = (WAY as readonly RentalState[]).indexOf(state)
  return place < 0 ? undefined : WAY[place + by]
}

/**
 * What the step from one state to another is; null: there is none. A rejected file goes back to
 * where it was rejected.
 */
export function stepKind(
  from: RentalState,
  to: RentalState,
  rejectedIn: RentalState | null,
): StepKind | null {
  if (to === 'rejected') return from === 'rejected' ? null : 'rejected'
  if (from === 'rejected') return to === rejectedIn ? 'back' : null
  if (to === neighbour(from, 1)) return 'on'
  return to === neighbour(from, -1) ? 'back' : null
}

/** Every state that a file may go to: on, back, rejected. */
export const movesFrom = (from: RentalState, rejectedIn: RentalState | null): RentalState[] =>
  [neighbour(from, 1), from === 'rejected' ? rejectedIn : neighbour(from, -1), 'rejected' as const]
    .filter((to): to is RentalState => to !== undefined && to !== null)
    .filter((to) => stepKind(from, to, rejectedIn) !== null)
