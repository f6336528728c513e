import { Check, CircleDashed, Loader } from 'lucide-react'
import type { Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { standings, stepOf, STEPS, type Standing, type Step } from './step'

const ICONS = { done: Check, asks: CircleDashed, now: Loader, ahead: null }

/** The eight steps, each with what is to be said of it; on a phone the present one. */
export function StepBar({ move }: { move: Move | null }) {
  const { t } = useTranslation('move')
  const stands = standings(move)
  const current = stepOf(move)
  return (
    <ol className="move-steps" aria-label={t('steps.label')}>
      {STEPS.map((step, nth) => {
        const Icon = ICONS[stands[step]]
        return (
          <li
            key={step}
            className={`is-${stands[step]}`}
            aria-current={step === current ? 'step' : undefined}
          >
            <b>
              <span className="num">{nth + 1}.</span> {t(`steps.${step}`)}
            </b>
            <span className="move-step-of">{t('steps.of', { n: nth + 1 })}</span>
            <small>
              {Icon && <Icon className="icon" aria-hidden="true" />}
              <StepNote step={step} stands={stands[step]} move={move} />
            </small>
          </li>
        )
      })}
    </ol>
  )
}

/** One line under a step. */
function StepNote({ step, stands, move }: { step: Step; stands: Standing; move: Move | null }) {
  const { t } = useTranslation('move')
  const home = move?.phases.find(({ kind }) => kind === 'home')
  if (step === 'people' && stands === 'asks') return t('steps.missing')
  if (step === 'check' && move?.plan)
    return t('steps.homes', { count: move.plan.active, n: count(move.plan.active) })
  if (step === 'bring' && home && stands !== 'ahead')
    return t('steps.done', { done: count(home.done), total: count(home.total) })
  if (step === 'erase' && move?.tokenUntil)
    return t('steps.eraseOn', { when: date(move.tokenUntil, 'DD MMM') })
  if (step === 'review' && stands === 'now') return t('steps.turn')
  return t(`steps.note.${step}.${stands === 'done' ? 'done' : 'ahead'}`)
}
