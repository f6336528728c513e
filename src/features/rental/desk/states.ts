import type { RentalQueue, RentalRejection, RentalState } from '../../../../generated/model'
import type { Tone } from '../../../ui/status-chip'

/** The way that goes well, in its order. */
export const WAY = [
  'sent',
  'documents',
  'visit',
  'approved',
  'signed',
  'ended',
] as const satisfies readonly RentalState[]

export const STATES = [...WAY, 'rejected'] as const satisfies readonly RentalState[]

export const QUEUES = [
  'mine',
  'unassigned',
  'late',
  'owners',
  'tenants',
] as const satisfies readonly RentalQueue[]

export const REJECTIONS = [
  'conditions',
  'documents',
  'home',
  'noAnswer',
  'withdrawn',
  'duplicate',
  'other',
] as const satisfies readonly RentalRejection[]

/** How a state looks in a list. */
export const TONES: Record<RentalState, Tone> = {
  sent: 'neutral',
  documents: 'sun',
  visit: 'sun',
  approved: 'ok',
  signed: 'primary',
  ended: 'neutral',
  rejected: 'error',
}

/** Whether a step leads back: it needs words, and so does a rejection. */
export const isBack = (from: RentalState, to: RentalState): boolean =>
  from === 'rejected' ||
  (to !== 'rejected' && WAY.findIndex((one) => one === to) < WAY.findIndex((one) => one === from))
