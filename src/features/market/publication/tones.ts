import type { MarketPublicationStatus } from '../../../../generated/model'
import type { Tone } from '../../../ui/status-chip'

/** How a publication's state looks. */
export const TONES: Record<MarketPublicationStatus, Tone> = {
  draft: 'neutral',
  review: 'sun',
  published: 'ok',
  paused: 'neutral',
  rejected: 'error',
}
