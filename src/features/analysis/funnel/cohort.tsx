import type { AnalysisStep, AnalysisStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { daysWords, interval, percent } from '../frame/numbers'

interface CohortProps {
  steps: AnalysisStep[]
  chosen: AnalysisStepKind | undefined
  onChoose: (step: AnalysisStepKind) => void
}

/** Six rows of the same enquiries; each number opens what is behind it. */
export function Cohort({ steps, chosen, onChoose }: CohortProps) {
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
