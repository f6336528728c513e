import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { href } from '../../../lib/href'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { stepAt } from './progress'
import type { Step } from './steps'

/**
 * Back, skip and on; the on button sends the step's form. `unsent`: what is written is not right
 * yet, so it is told where it stays; here, since above the fields it would push them from under the
 * finger.
 */
export function Actions({
  step,
  id,
  saved,
  unsent,
  onSkip,
}: {
  step: Step
  id: string
  saved: boolean
  unsent: boolean
  onSkip: () => void
}) {
  const { t } = useTranslation('property')
  const before = step.number > 1 ? stepAt(step.number - 1) : null
  const next = stepAt(step.number + 1)
  return (
    <div className="acts">
      {before ? (
        <Link className={buttonClass()} to={href(before.route, { id })}>
          <ArrowLeft size={18} aria-hidden />
          {t(`wizard.short.${before.key}`)}
        </Link>
      ) : null}
      <span className="muted">{t(unsent ? 'wizard.keptHereText' : 'wizard.savesItself')}</span>
      <span className="end">
        {saved ? (
          <Button variant="text" onClick={onSkip}>
            {t('wizard.skip')}
          </Button>
        ) : null}
        <Button type="submit" variant="main">
          {t('wizard.next', { step: t(`wizard.short.${next.key}`) })}
          <ArrowRight size={18} aria-hidden />
        </Button>
      </span>
    </div>
  )
}
