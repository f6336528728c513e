import { Lock } from 'lucide-react'
import type { AnalysisFrozen } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { currentLang } from '../../../lib/href'
import { monthName } from '../frame/words'

/** Says until which month the period is closed, and what changed since. */
export function FrozenBand({ frozen: { month, at, changes } }: { frozen: AnalysisFrozen }) {
  const { t } = useTranslation('analysis')
  // The step first: after a number it would need its plural, and small letters are no German.
  const said = changes.map(
    ({ step, by }) => `${t(`step.${step}`)} ${by > 0 ? '+' : '−'}${count(Math.abs(by))}`,
  )
  return (
    <p className="analysis-band">
      <Lock className="icon" aria-hidden="true" />
      <span>
        <b>
          {t('frozen.closed', { month: monthName(month), day: date(at, 'DD MMM', currentLang()) })}
        </b>{' '}
        {said.length > 0 ? t('frozen.since', { changes: said.join(', ') }) : t('frozen.same')}
      </span>
    </p>
  )
}
