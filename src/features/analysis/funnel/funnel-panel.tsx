import { useGetAnalysisFunnel } from '../../../../generated/api/analysis/analysis'
import { AnalysisStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { beforeOptions } from '../frame/before-options'
import { TooFew } from '../frame/too-few'
import { Behind } from './behind'
import { Cohort } from './cohort'
import { FrozenBand } from './frozen-band'
import { Groups } from './groups'

/** From the enquiry to the signature: one cohort, followed until now. */
export default function FunnelPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const { query, groupBy, params, set } = address
  const asked = { ...query, ...(groupBy ? { groupBy } : {}) }
  const funnel = useGetAnalysisFunnel(asked, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const before = useGetAnalysisFunnel(address.before ?? {}, beforeOptions(address))
  const step = Object.values(AnalysisStepKind).find((one) => one === params.get('paso'))
  return (
    <Read address={address} of={funnel} before={before}>
      {({ asOf, total, groups, frozen }) => {
        const n = total.steps[0]?.n ?? 0
        return (
          <>
            {frozen && <FrozenBand frozen={frozen} />}
            <Figure
              title={t('funnel.title')}
              meaning={t('funnel.meaning', { count: n, n: count(n) })}
              facts={`n = ${count(n)}`}
              asOf={asOf}
              how={t('funnel.how')}
            >
              {n === 0 ? (
                <TooFew title={t('funnel.none')} text={t('funnel.noneText')} />
              ) : (
                <>
                  <Cohort
                    steps={total.steps}
                    before={address.before ? before.data?.total.steps : undefined}
                    chosen={step}
                    onChoose={(one) => set({ paso: one === step ? '' : one })}
                  />
                  <p className="analysis-legend">
                    <span>
                      <i aria-hidden="true" />
                      {t('funnel.came')}
                    </span>
                    <span>
                      <i aria-hidden="true" className="is-open" />
                      {t('funnel.may')}
                    </span>
                    <span>{t('funnel.grey')}</span>
                  </p>
                  {n < 10 && <p className="ui-muted">{t('few.counts')}</p>}
                  {step && <Behind query={query} step={step} />}
                  <Groups
                    by={groupBy}
                    groups={groups}
                    total={total}
                    onChoose={(por) => set({ por })}
                  />
                </>
              )}
            </Figure>
          </>
        )
      }}
    </Read>
  )
}
