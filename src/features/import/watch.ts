import type { ImportRun } from '../../../generated/model'
import type { Tone } from '../../ui/status-chip'

/** Whether a run still changes by itself. */
export const isMoving = (run: Pick<ImportRun, 'status'>): boolean =>
  run.status === 'uploaded' || run.status === 'running'

/**
 * Milliseconds until a run is asked for again: soon while it moves, now and then while pictures are
 * to come; false at rest.
 */
export const pollOf = (run: Pick<ImportRun, 'status' | 'delay'> | undefined): number | false =>
  run && isMoving(run) ? 1500 : run?.delay ? 15_000 : false

/** Colour of a run's state; the word goes with it. */
export const toneOf: Record<ImportRun['status'], Tone> = {
  uploaded: 'neutral',
  running: 'sea',
  done: 'ok',
  rejected: 'error',
  failed: 'error',
  rolled_back: 'neutral',
}
