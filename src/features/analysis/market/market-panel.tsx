import { lazy, Suspense } from 'react'
import { useGetAnalysisMarketDays } from '../../../../generated/api/analysis/analysis'
import {
  AnalysisPriceBand,
  Island,
  PropertyType,
  type AnalysisSurvival,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Sk } from '../../../ui/skeleton'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { TooFew } from '../frame/too-few'
import { ClosingsFigure } from './closings-figure'
import { SurvivalTable } from './survival-table'

const Chart = lazy(() => import('./survival-chart'))

const ASKED = { isla: Island, tipo: PropertyType, precio: AnalysisPriceBand }
const WORD = { isla: 'island', tipo: 'type', precio: 'band' } as const

/** Which homes: island, type and band of prices, each in the address. */
function HomeFilters({ address: { params, set } }: { address: Address }) {
  const { t } = useTranslation('analysis')
  return (
    <div className="analysis-filters">
      {(['isla', 'tipo', 'precio'] as const).map((name) => (
        <ChipSelect
          key={name}
          label={t(`filter.${WORD[name]}`)}
          on={params.has(name)}
          value={params.get(name) ?? ''}
          onChange={({ target: { value } }) => set({ [name]: value })}
        >
          <option value="">{t(`filter.any.${WORD[name]}`)}</option>
          {Object.values(ASKED[name]).map((value) => (
            <option key={value} value={value}>
              {t(`enums.${WORD[name]}.${value}` as 'enums.island.MALLORCA')}
            </option>
          ))}
        </ChipSelect>
      ))}
    </div>
  )
}

/** The median in words, with its interval. */
function Median({ curve, of }: { curve: AnalysisSurvival; of: 'own' | 'others' }) {
  const { t } = useTranslation('analysis')
  const { medianDays, low, high } = curve
  return (
    <p className={`analysis-median is-${of}`}>
      <i aria-hidden="true" />
      <span>
        {t(`market.${of}`)}{' '}
        <b>
          {medianDays === null
            ? t('market.open')
            : t('unit.days', { count: medianDays, n: count(medianDays) })}
        </b>{' '}
        {medianDays !== null && low !== null && (
          <small>
            {t('market.interval', { low: count(low), high: high === null ? '…' : count(high) })}
          </small>
        )}
      </span>
    </p>
  )
}

/** Days until homes are sold, unsold ones counted in, beside the homes of others. */
export default function MarketPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const { query, params } = address
  const choice = <T extends string>(values: Record<string, T>, name: string) =>
    Object.values(values).find((value) => value === params.get(name))
  const [island, type, band] = [
    choice(Island, 'isla'),
    choice(PropertyType, 'tipo'),
    choice(AnalysisPriceBand, 'precio'),
  ]
  const days = useGetAnalysisMarketDays(
    {
      ...query,
      ...(island ? { island } : {}),
      ...(type ? { type } : {}),
      ...(band ? { band } : {}),
    },
    { query: { placeholderData: (before) => before }, request: { silent: true } },
  )
  return (
    <Read address={address} of={days}>
      {({ asOf, own, others, closings }) => (
        <>
          <HomeFilters address={address} />
          <Figure
            title={t('market.title')}
            meaning={t('market.meaning')}
            facts={[
              t('market.facts', { count: own.n, n: count(own.n) }),
              ...(others
                ? [
                    t('market.factsOthers', {
                      n: count(others.n),
                      agencies: count(others.agencies),
                    }),
                  ]
                : []),
            ].join(', ')}
            asOf={asOf}
            how={t('market.how', {
              n: count(own.n),
              sold: count(own.sold),
              rest: count(own.n - own.sold),
            })}
            table={own.points.length > 0 ? <SurvivalTable own={own} others={others} /> : null}
          >
            {own.n < 10 ? (
              <TooFew
                title={t('market.few', { count: own.n, n: count(own.n) })}
                text={t('market.fewText', { sold: count(own.sold), n: count(own.n) })}
              />
            ) : (
              <>
                <Suspense fallback={<Sk w="100%" h={250} />}>
                  <Chart own={own} others={others} />
                </Suspense>
                <Median curve={own} of="own" />
                {others && <Median curve={others} of="others" />}
              </>
            )}
            {!others && <TooFew title={t('market.noOthers')} text={t('market.noOthersText')} />}
          </Figure>
          <ClosingsFigure asOf={asOf} rows={closings} />
        </>
      )}
    </Read>
  )
}
