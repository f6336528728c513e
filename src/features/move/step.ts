import type { Move } from '../../../generated/model'
import { byCode } from '../../lib/by-code'

/** The eight steps, in their order. */
export const STEPS = [
  'key',
  'check',
  'plan',
  'people',
  'bring',
  'contacts',
  'review',
  'erase',
] as const
export type Step = (typeof STEPS)[number]

/** How a step stands: behind, at it, a person is asked, or ahead. */
export type Standing = 'done' | 'now' | 'asks' | 'ahead'

/** Moves that are over and show nothing but that another can begin. */
export const isGone = ({ state }: Move): boolean => state === 'cancelled' || state === 'undone'

const NOW: Record<Move['state'], Step> = {
  checking: 'check',
  planned: 'plan',
  running: 'bring',
  waiting: 'bring',
  paused: 'bring',
  failed: 'bring',
  done: 'review',
  undoing: 'review',
  cancelled: 'key',
  undone: 'key',
}

/** Where a move is; a key that was never taken is asked for again. */
export function stepOf(move: Move | null): Step {
  if (!move || isGone(move)) return 'key'
  if (move.state === 'failed' && move.startedAt === null) return 'key'
  // One of a later version: it is at work, or is about to be.
  return byCode(NOW, move.state, move.startedAt === null ? 'check' : 'bring')
}

/** How each step stands. Who is who can be said at any time, and waits for a person by itself. */
export function standings(move: Move | null): Record<Step, Standing> {
  const current = STEPS.indexOf(stepOf(move))
  const asks =
    move?.startedAt && move.issues.some(({ kind }) => kind === 'people' || kind === 'types')
  return Object.fromEntries(
    STEPS.map((step, nth) => {
      const standing: Standing = nth < current ? 'done' : nth === current ? 'now' : 'ahead'
      if (step === 'people' && asks) return [step, 'asks']
      if (step === 'erase' && move?.startedAt && move.tokenHint === null) return [step, 'done']
      return [step, standing]
    }),
  ) as Record<Step, Standing>
}
