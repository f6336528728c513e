import { useGetAnalysisResponse } from '../../../../generated/api/analysis/analysis'
import type { AnalysisResponse } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { minutesWords, percent } from '../frame/numbers'
import { beforeOptions } from '../frame/before-options'
import { TooFew } from '../frame/too-few'
import { Hours, HoursTable } from './hours'
import { Ranges, RangesTable } from './ranges'

/** One sentence on the goal, the median and the slowest. */
function Sentence({ figures: { total, goalMinutes } }: { figures: AnalysisResponse }) {
  const { t } = useTranslation('analysis')
  const goal = minutesWords(goalMinutes, t)
  return (
    <p className="analysis-sentence">
      {total.shareGoal
        ? t('response.inGoal', { share: percent(total.shareGoal.value), goal })
        : t('response.inGoalCount', { n: count(total.goal), of: count(total.n), goal })}{' '}
      {total.medianMinutes !== null &&
        t('response.median', { median: minutesWords(total.medianMinutes, t) })}
      {total.slowMinutes !== null &&
        t('response.slow', { slow: minutesWords(total.slowMinutes, t) })}
    </p>
  )
}

/** The same of the period before, where anybody was answered in it. */
function SentenceBefore({ figures: { total, goalMinutes } }: { figures: AnalysisResponse }) {
  const { t } = useTranslation('analysis')
  if (total.answered === 0) return null
  const said = { median: minutesWords(total.medianMinutes, t), goal: minutesWords(goalMinutes, t) }
  return (
    <p className="analysis-earlier">
      {total.shareGoal
        ? t('before.response', { ...said, share: percent(total.shareGoal.value) })
        : t('before.responseCount', { ...said, n: count(total.goal), of: count(total.n) })}
    </p>
  )
}

/** How fast people are answered, what comes of it, and when it takes longest. */
export default function ResponsePanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const response = useGetAnalysisResponse(address.query, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const before = useGetAnalysisResponse(address.before ?? {}, beforeOptions(address))
  return (
    <Read address={address} of={response} before={before}>
      {(figures) => {
        const { total, asOf, classes, hours } = figures
        const facts = t('response.facts', { count: total.answered, n: count(total.answered) })
        const none = total.answered === 0
        return (
          <div className="desk-grid analysis-grid">
            <Figure
              className="span-seven"
              title={t('response.title')}
              meaning={t('response.meaning')}
              facts={facts}
              asOf={asOf}
              how={t('response.how')}
              table={none ? null : <RangesTable classes={classes} total={total} />}
            >
              {none ? (
                <TooFew title={t('response.none')} text={t('response.noneText')} />
              ) : (
                <>
                  <Ranges classes={classes} />
                  <Sentence figures={figures} />
                  {address.before && before.data && <SentenceBefore figures={before.data} />}
                </>
              )}
            </Figure>
            <Figure
              className="span-five"
              title={t('hours.title')}
              meaning={t('hours.meaning')}
              facts={facts}
              asOf={asOf}
              how={t('hours.how')}
              table={none ? null : <HoursTable hours={hours} />}
            >
              {hours.some(({ medianMinutes }) => medianMinutes !== null) ? (
                <Hours hours={hours} />
              ) : (
                <TooFew text={t('hours.few')} />
              )}
            </Figure>
          </div>
        )
      }}
    </Read>
  )
}
