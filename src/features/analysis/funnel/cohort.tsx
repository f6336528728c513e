import type { AnalysisStep, AnalysisStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { daysWords, interval, percent } from '../frame/numbers'

interface CohortProps {
  steps: AnalysisStep[]
  /** The same steps in the period before. */
  before?: AnalysisStep[] | undefined
  chosen: AnalysisStepKind | undefined
  onChoose: (step: AnalysisStepKind) => void
}

/** What came to a step in the period before, and the share of the one before it. */
function StepBefore({ step }: { step: AnalysisStep | undefined }) {
  const { t } = useTranslation('analysis')
  return (
    <td className="analysis-earlier">
      {step && (
        <>
          <span>{t('before.head')} </span>
          {count(step.n)} {step.share && <small>{percent(step.share.value)}</small>}
        </>
      )}
    </td>
  )
}

/** Six rows of the same enquiries; each number opens what is behind it. */
export function Cohort({ steps, before, chosen, onChoose }: CohortProps) {
  const { t } = useTranslation('analysis')
  const all = Math.max(1, steps[0]?.n ?? 0)
  const width = (n: number) => `${(n / all) * 100}%`
  return (
    <table className="analysis-cohort">
      <caption className="spoken">{t('funnel.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('funnel.step')}</th>
          <th scope="col">
            <span className="spoken">{t('funnel.bar')}</span>
          </th>
          <th scope="col">{t('funnel.n')}</th>
          <th scope="col">{t('funnel.share')}</th>
          {before && <th scope="col">{t('before.head')}</th>}
          <th scope="col">{t('funnel.days')}</th>
          <th scope="col">{t('funnel.open')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, n, of, share, medianDays, open }) => (
          <tr key={step}>
            <th scope="row">{t(`step.${step}`)}</th>
            <td className="analysis-bar" aria-hidden="true">
              <div>
                <i style={{ width: width(n) }} />
                {open > 0 && (
                  <i className="is-open" style={{ left: width(n), width: width(open) }} />
                )}
              </div>
            </td>
            <td>
              <Pressable
                className="analysis-number"
                aria-expanded={step === chosen}
                aria-label={t('funnel.list', { n: count(n), step: t(`step.${step}`) })}
                onClick={() => onChoose(step)}
              >
                {count(n)}
              </Pressable>
            </td>
            <td>
              {step === 'enquiry' ? (
                t('funnel.begin')
              ) : share ? (
                <>
                  <b>{percent(share.value)}</b> <small>{interval(share)}</small>
                </>
              ) : (
                t('funnel.of', { n: count(n), of: count(of) })
              )}
            </td>
            {before && <StepBefore step={before.find((one) => one.step === step)} />}
            <td className="analysis-days">{step === 'enquiry' ? '' : daysWords(medianDays, t)}</td>
            <td className="analysis-open">
              {step === 'enquiry' ? (
                ''
              ) : (
                <>
                  <b>{count(open)}</b>
                  <span> {t('funnel.still')}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
