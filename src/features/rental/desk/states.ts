import type { RentalState } from '../../../../generated/model'

/** In the order a file goes through them; one can be rejected at any time. */
export const STATES = [
  'sent',
  'documents',
  'visit',
  'approved',
  'signed',
  'rejected',
] as const satisfies readonly RentalState[]
