import type { ImportRun } from '../../../generated/model'
import type { Tone } from '../../ui/status-chip'

/** Whether a run still changes by itself. */
export const isMoving = (run: Pick<ImportRun, 'status'>): boolean => run.status === 'uploaded' || run.status === 'running'

/** Milliseconds until a moving run is asked for again; false when it rests. */
export const pollOf = (moving: boolean): number | false => (moving ? 1500 : false)

/** Colour of a run's state; the word goes with it. */
export const toneOf: Record<ImportRun['status'], Tone> = {
  uploaded: 'neutral', running: 'sea', done: 'ok', rejected: 'err', failed: 'err', rolled_back: 'neutral',
}
