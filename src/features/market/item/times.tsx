import { useListMarketTimes } from '../../../../generated/api/market/market'
import type { MarketItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

const DAYS = 14
/** Times of a day that are offered: one every hour or so is enough to choose from. */
const MOST_A_DAY = 8

/** Free times of both sides, by day. */
export function Times({
  item,
  homeId,
  value,
  onChange,
}: {
  item: MarketItem
  homeId: string
  value: string | null
  onChange: (startsAt: string) => void
}) {
  const { t, i18n } = useTranslation('market')
  const { data, isPending, error, refetch } = useListMarketTimes(
    item.row.id,
    { propertyId: homeId, days: DAYS },
    { request: { silent: true } },
  )
  const days = Object.entries(
    Object.groupBy(data?.items ?? [], ({ startsAt }) => date(startsAt, 'YYYY-MM-DD')),
  ).slice(0, 6)
  return (
    <Panel title={t('times.title')} note={t('times.note', { minutes: item.doc.minutes ?? 0 })}>
      {isPending && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p>{t('times.none')}</p>}
      <div className="market-days">
        {days.map(([day, times = []]) => (
          <div key={day} role="group" aria-label={date(day, 'DD MMM', i18n.language)}>
            <h3>{date(day, 'DD MMM', i18n.language)}</h3>
            {times.slice(0, MOST_A_DAY).map(({ startsAt }) => (
              <ChipToggle key={startsAt} on={startsAt === value} onClick={() => onChange(startsAt)}>
                {date(startsAt, 'HH:mm')}
              </ChipToggle>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  )
}
