import type { IntakeFate } from '../../../../generated/model'
import type { Tone } from '../../../ui/status-chip'

/** Colour of what becomes of a row; the word goes with it. */
export const fateTone: Record<IntakeFate, Tone> = {
  created: 'ok',
  updated: 'sea',
  unchanged: 'neutral',
  skipped: 'sun',
  error: 'error',
}
