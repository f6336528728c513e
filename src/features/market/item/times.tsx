import { useState } from 'react'
import { useListMarketTimes } from '../../../../generated/api/market/market'
import type { MarketItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

const DAYS = 14
/** Days shown, and times of each at first: spread over the day, so that an afternoon is there. */
const FIRST_DAYS = 6
const FIRST_TIMES = 8

/** Some of a day's times, evenly; the chosen one is among them. */
function spread<Time extends { startsAt: string }>(times: Time[], value: string | null): Time[] {
  const step = Math.ceil(times.length / FIRST_TIMES)
  return times.filter(({ startsAt }, index) => index % step === 0 || startsAt === value)
}

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
  const [isAll, setAll] = useState(false)
  const { data, isPending, error, refetch } = useListMarketTimes(
    item.row.id,
    { propertyId: homeId, days: DAYS },
    { request: { silent: true } },
  )
  const days = Object.entries(
    Object.groupBy(data?.items ?? [], ({ startsAt }) => date(startsAt, 'YYYY-MM-DD')),
  )
  const shown = days
    .slice(0, isAll ? DAYS : FIRST_DAYS)
    .map(([day, times = []]) => ({ day, times: isAll ? times : spread(times, value) }))
  const hidden = (data?.items.length ?? 0) - shown.reduce((sum, { times }) => sum + times.length, 0)
  return (
    <Panel title={t('times.title')} note={t('times.note', { minutes: item.doc.minutes ?? 0 })}>
      {isPending && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p>{t('times.none')}</p>}
      <div className="market-days">
        {shown.map(({ day, times }) => (
          <div key={day} role="group" aria-label={date(day, 'DD MMM', i18n.language)}>
            <h3>{date(day, 'DD MMM', i18n.language)}</h3>
            {times.map(({ startsAt }) => (
              <ChipToggle key={startsAt} on={startsAt === value} onClick={() => onChange(startsAt)}>
                {date(startsAt, 'HH:mm')}
              </ChipToggle>
            ))}
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="text" onClick={() => setAll(true)}>
          {t('times.all', { count: hidden })}
        </Button>
      )}
    </Panel>
  )
}
