import { useTranslation } from '../../../i18n'
import {
  getListPropertyHistoryQueryKey,
  listPropertyHistory,
} from '../../../../generated/api/property/property'
import type { Property, PropertyHistoryEntry } from '../../../../generated/model'
import { date, moneyShort } from '../../../lib/format'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { More } from '../../../ui/workspace/more'
import { PriceChart } from './price-chart'

/** Old and new as people read them: prices as money, states in words. */
function useChange() {
  const { t } = useTranslation('property')
  return ({ kind, field, old, new: next, reason, text }: PropertyHistoryEntry): string => {
    const say = (value: PropertyHistoryEntry['old']): string => {
      if (value === null) return ''
      if (kind === 'PRICE' && typeof value === 'number') return moneyShort(value) || '0 €'
      if (kind === 'STATUS' || kind === 'PUBLISH')
        return t(`enums.${field === 'substatus' ? 'substatus' : 'status'}.${String(value)}`)
      return String(value)
    }
    const steps =
      kind === 'EDIT' && (field === 'tags' || field === 'agentId')
        ? t(`record.edited.${field}`) +
          (field === 'tags' && next !== null ? `: ${String(next)}` : '')
        : kind === 'EDIT' && field
          ? field
              .split(',')
              .map((key) => t(`wizard.step.${key.trim().split('.')[0]}`, { defaultValue: '' }))
              .filter(Boolean)
              .join(', ')
          : ''
    const change =
      kind === 'EDIT'
        ? steps
        : old !== null && next !== null && old !== next
          ? t('record.from', { old: say(old), new: say(next) })
          : next !== null
            ? t('record.to', { new: say(next) })
            : ''
    return [change, reason ? t(`record.reason.${reason}`) : null, text].filter(Boolean).join('. ')
  }
}

/** What happened to a home, newest first, and its price since day one. */
export function HistoryPanel({ property }: { property: Property }) {
  const { t } = useTranslation('property')
  const sayChange = useChange()
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = usePages({
    queryKey: [...getListPropertyHistoryQueryKey(property.id), property.version],
    ask: (from, signal) =>
      listPropertyHistory(property.id, { limit: 24, ...from }, { silent: true }, signal),
  })
  const entries = itemsOf(data)
  return (
    <Panel title={t('record.history')} flush>
      {isPending ? <SkeletonRows rows={3} label={t('record.loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      {data && entries.length === 0 ? (
        <p className="muted history-empty">{t('record.historyEmpty')}</p>
      ) : null}
      <PriceChart entries={entries} />
      <ol className="history-list">
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <time dateTime={entry.at} className="num">
              {date(entry.at, 'DD/MM/YYYY HH:mm')}
            </time>
            <span>
              <b>{t(`record.kind.${entry.kind}`)}</b> {sayChange(entry)}
              <small className="muted">
                {' '}
                {entry.byName ? t('record.by', { name: entry.byName }) : t('record.byProgram')}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <More
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        words={t('record.historyMore')}
        className="history-more"
      />
    </Panel>
  )
}
