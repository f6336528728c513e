import type { IntroductionEvidence } from '../../../generated/model'
import { useTranslation } from '../../i18n'

const STEPS = [1, 2, 3, 4]

/** What shows it and how strong that is, as words and four marks. */
export function Strength({
  evidence,
  strength,
}: {
  evidence?: IntroductionEvidence
  strength: number
}) {
  const { t } = useTranslation('introduction')
  return (
    <p className="introduction-strength">
      <span aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={step <= strength ? 'is-on' : ''} />
        ))}
      </span>
      {evidence && t(`evidence.${evidence}`)}
      <small className="num">{t('strength', { n: strength })}</small>
    </p>
  )
}
