import { Check, Clock, Info, Minus, X, type LucideIcon } from 'lucide-react'
import type { PassportState } from '../../../generated/model'
import type { Tone } from '../../ui/status-chip'
import { byCode } from '../../lib/by-code'

const SIGNS: Record<PassportState, LucideIcon> = {
  red: X,
  amber: Clock,
  green: Check,
  blue: Info,
  none: Minus,
}

export const TONES: Record<PassportState, Tone> = {
  red: 'error',
  amber: 'sun',
  green: 'ok',
  blue: 'sea',
  none: 'neutral',
}

/** A disc with a sign: never colour alone. */
export function LightSign({ state }: { state: PassportState }) {
  const Sign = SIGNS[state] ?? Minus
  return (
    <span className={`passport-light is-${byCode(TONES, state, 'neutral')}`} aria-hidden="true">
      <Sign size={19} strokeWidth={2.25} />
    </span>
  )
}
