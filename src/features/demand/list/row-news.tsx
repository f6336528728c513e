import type { DemandRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { daysAgo } from '../../../lib/when'
import { StatusChip } from '../../../ui/status-chip'

/** After so many days without an answer somebody is to be called. */
const LONG = 7

/** What waits on a demand: homes that fit with nothing done about them, and how long the buyer is silent. */
export function RowNews({ row, fresh }: { row: DemandRow; fresh: number }) {
  const { t } = useTranslation('demand')
  if (row.status !== 'SEARCH' || (fresh === 0 && !row.silentSince)) return null
  const days = row.silentSince ? daysAgo(row.silentSince) : 0
  return (
    <span className="demand-news num">
      {fresh > 0 ? (
        <StatusChip tone="ok" dot={false}>
          {t('row.fresh', { count: fresh })}
        </StatusChip>
      ) : null}
      {row.silentSince ? (
        <StatusChip tone={days >= LONG ? 'sun' : 'neutral'} dot={false}>
          {t(days > 0 ? 'row.silent' : 'row.silentToday', { count: days })}
        </StatusChip>
      ) : null}
    </span>
  )
}
