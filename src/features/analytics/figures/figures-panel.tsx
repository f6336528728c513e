import { useGetPropertyFigures } from '../../../../generated/api/analytics/analytics'
import type { WeekFigures } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import './figures.css'

const WEEKS = 12
const SHOWN = ['views', 'calls', 'shares', 'prints', 'scans', 'enquiries'] as const
const sum = (weeks: readonly WeekFigures[], key: (typeof SHOWN)[number]): number =>
  weeks.reduce((total, week) => total + week[key], 0)

/** Visits as bars, a week each; the table beside it says the same to who cannot see them. */
function Chart({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { t } = useTranslation('analytics')
  const top = Math.max(1, ...weeks.map(({ views }) => views))
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <svg
      className="figures-chart"
      viewBox={`0 0 ${weeks.length * 20} 64`}
      role="img"
      preserveAspectRatio="none"
      aria-label={t('figures.chart', {
        from: date(first?.from, 'DD/MM'),
        to: date(last?.from, 'DD/MM'),
      })}
    >
      {weeks.map(({ from, views }, index) => {
        const height = Math.max(views === 0 ? 1 : 3, (views / top) * 60)
        return (
          <rect key={from} x={index * 20 + 3} y={62 - height} width="14" height={height} rx="2">
            <title>{t('figures.week', { date: date(from, 'DD/MM'), views: count(views) })}</title>
          </rect>
        )
      })}
    </svg>
  )
}

/** How often a home was looked at and asked about in the last weeks. */
export function FiguresPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('analytics')
  const { data, isError, error, refetch } = useGetPropertyFigures(
    propertyId,
    { weeks: WEEKS },
    { request: { silent: true } },
  )
  const weeks = data?.weeks ?? []
  const any = SHOWN.some((key) => sum(weeks, key) > 0)
  return (
    <Panel title={t('figures.title')}>
      {!data && !isError && <SkeletonRows rows={2} label={t('figures.loading')} />}
      {isError && !data && (
        <ErrorLine title={t('figures.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && !any && <p className="figures-note">{t('figures.empty')}</p>}
      {any && (
        <>
          <p className="figures-note">{t('figures.period', { count: WEEKS })}</p>
          <Chart weeks={weeks} />
          <dl className="figures-sums">
            {SHOWN.map((key) => (
              <div key={key}>
                <dt>{t(`figures.${key}`)}</dt>
                <dd className="num">{count(sum(weeks, key))}</dd>
              </div>
            ))}
          </dl>
          <p className="figures-note">{t('figures.note')}</p>
        </>
      )}
    </Panel>
  )
}
