import { Check, X } from 'lucide-react'
import type { Rental, RentalState } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { dueWords } from '../due'
import { WAY } from '../states'

interface Step {
  state: RentalState
  look: 'is-done' | 'is-now' | 'is-late' | 'is-rest'
  /** When the file came there last. */
  at: string | undefined
}

/** What was reached with its day, where it stands, and what may still come. */
function stepsOf({ state, steps, createdAt }: Rental): Step[] {
  const at = new Map<RentalState, string>([['sent', createdAt]])
  for (const step of steps) at.set(step.to, step.at)
  if (state === 'rejected') {
    const from = steps.findLast((step) => step.to === 'rejected')?.from ?? 'sent'
    const reached = WAY.slice(0, WAY.findIndex((one) => one === from) + 1)
    return [
      ...reached.map((one) => ({ state: one, look: 'is-done' as const, at: at.get(one) })),
      { state, look: 'is-late', at: at.get(state) },
    ]
  }
  const now = WAY.findIndex((one) => one === state)
  return WAY.map((one, index) => ({
    state: one,
    look: index < now || state === 'ended' ? 'is-done' : index === now ? 'is-now' : 'is-rest',
    at: index > now ? undefined : at.get(one),
  }))
}

/** The way of a file, upright on a phone. */
export function Stepper({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const steps = stepsOf(file)
  const open = file.dues.find((due) => due.doneAt === null)
  return (
    <ol className="rental-steps" style={{ ['--steps' as string]: steps.length }}>
      {steps.map(({ state, look, at }) => (
        <li key={state} className={look} aria-current={look === 'is-now' ? 'step' : undefined}>
          {look === 'is-done' && <Check className="icon" aria-hidden="true" />}
          {look === 'is-late' && <X className="icon" aria-hidden="true" />}
          <b>{t(`enums.state.${state}`)}</b>
          <small className="num">
            {look === 'is-now' && open
              ? t('desk.until', { day: date(open.dueOn), far: dueWords(open.dueOn, t).text })
              : at
                ? date(at)
                : t(`desk.step.${state}`)}
          </small>
        </li>
      ))}
    </ol>
  )
}
