import type { IntakeRun } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { Pressable } from '../../ui/kit/bare/pressable'
import { waits } from './use-run'

export type Step = 1 | 2 | 3 | 4
const STEPS: Step[] = [1, 2, 3, 4]

/**
 * Where somebody is in the four steps; earlier ones can be gone back to until the import begins.
 */
export function Steps({
  current,
  run,
  onGo,
}: {
  current: Step
  run: IntakeRun | null
  onGo: (step: Step) => void
}) {
  const { t } = useTranslation('intake')
  return (
    <ol className="intake-steps" aria-label={t('steps.label')}>
      {STEPS.map((step) => {
        const open = run !== null && waits(run) && step < current && step > 1
        const state = step === current ? 'current' : step < current ? 'done' : 'ahead'
        const words = (
          <>
            <b className="num">{step}</b> <span>{t(`steps.${step}`)}</span>
          </>
        )
        return (
          <li
            key={step}
            className={`is-${state}`}
            aria-current={step === current ? 'step' : undefined}
          >
            {open ? (
              <Pressable onClick={() => onGo(step)}>{words}</Pressable>
            ) : (
              <span>{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
