import type { IntroductionAllowance } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'

/** How many checks are left today; with none, when the next ones are there and what can be done. */
export function Allowance({
  allowance: { left, most, renewsAt },
}: {
  allowance: IntroductionAllowance
}) {
  const { t } = useTranslation('introduction')
  if (left > 0)
    return <p className="introduction-quiet num">{t('allowance.left', { count: left, most })}</p>
  return (
    <div className="introduction-answer num" role="status">
      <p>{t('allowance.none', { most, at: date(renewsAt, 'DD/MM/YYYY HH:mm') })}</p>
      <p>{t('allowance.still')}</p>
    </div>
  )
}
