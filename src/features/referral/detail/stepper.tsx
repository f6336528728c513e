import { Check, X } from 'lucide-react'
import type { Referral, ReferralState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { isOver, WAY } from '../states'

/** How far a state is on the way that goes well; one that is due has been sold. */
const placeOf = (state: ReferralState): number =>
  (WAY as readonly string[]).indexOf(state === 'due' ? 'sold' : state)

interface Step {
  state: ReferralState
  look: 'is-done' | 'is-now' | 'is-late' | 'is-rest'
  at: string | undefined
}

/** What was reached with its day, where it stands, and what may still come. */
function stepsOf({ state, steps, dueAt }: Referral): Step[] {
  const at = new Map(steps.map((step) => [step.state, step.at]))
  if (isOver({ state })) {
    const reached = WAY.filter((one) => at.has(one))
    return [
      ...reached.map((one) => ({ state: one, look: 'is-done' as const, at: at.get(one) })),
      { state, look: 'is-late', at: at.get(state) },
    ]
  }
  const now = placeOf(state)
  return WAY.map((one, index) => ({
    state: one,
    look:
      index < now || state === 'paid' ? 'is-done' : index === now ? 'is-now' : ('is-rest' as const),
    // What is still to come has no day, also where it came once and fell through.
    at:
      index > now
        ? undefined
        : (at.get(one) ?? (one === 'sold' ? (dueAt ?? undefined) : undefined)),
  }))
}

/** The way of a referral, upright on a phone. */
export function Stepper({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const steps = stepsOf(referral)
  return (
    <ol className="referral-steps" style={{ ['--steps' as string]: steps.length }}>
      {steps.map(({ state, look, at }) => (
        <li key={state} className={look} aria-current={look === 'is-now' ? 'step' : undefined}>
          {look === 'is-done' && <Check className="icon" aria-hidden="true" />}
          {look === 'is-late' && <X className="icon" aria-hidden="true" />}
          <b>{t(`step.${state}`)}</b>
          <small className="num">
            {at ? date(at) : t(look === 'is-rest' && state === 'sold' ? 'step.told' : 'step.none')}
          </small>
        </li>
      ))}
    </ol>
  )
}
