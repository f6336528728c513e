import type { OrderPayment, OrderState } from '../../../generated/model'
import type { Tone } from '../../ui/status-chip'

/** How a state looks. */
export const TONES: Record<OrderState, Tone> = {
  asked: 'sun',
  quoted: 'sun',
  requested: 'sun',
  accepted: 'sea',
  delivered: 'primary',
  completed: 'ok',
  disputed: 'error',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  closed: 'neutral',
}

/** How the money looks. */
export const PAYMENT_TONES: Record<OrderPayment, Tone> = {
  none: 'neutral',
  awaiting: 'sun',
  held: 'sea',
  paid: 'ok',
  part_refunded: 'neutral',
  refunded: 'neutral',
  charged_back: 'error',
}
