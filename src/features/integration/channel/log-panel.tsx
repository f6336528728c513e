import {
  getListIntegrationLogQueryKey,
  listIntegrationLog,
} from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { More } from '../../../ui/workspace/more'
import { LogSentence } from '../parts/log-sentence'

/** Who did what with a channel, newest first. */
export function LogPanel({ id }: { id: string }) {
  const { t } = useTranslation('integration')
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetching } = usePages({
    queryKey: [...getListIntegrationLogQueryKey(id), 'pages'],
    ask: (from, signal) => listIntegrationLog(id, { ...from, limit: 10 }, { silent: true }, signal),
  })
  const items = itemsOf(data)
  return (
    <Panel title={t('log.title')} flush>
      <Coming
        isPending={isPending}
        error={error}
        rows={3}
        label={t('log.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && items.length === 0 && <p className="channel-note">{t('log.empty')}</p>}
      <ol className="channel-log">
        {items.map((entry) => (
          <li key={entry.id}>
            <time className="num" dateTime={entry.at}>
              {date(entry.at, 'DD/MM/YYYY HH:mm')}
            </time>
            <p>
              <LogSentence entry={entry} />
              {entry.byName && <small>{entry.byName}</small>}
            </p>
          </li>
        ))}
      </ol>
      <More
        pages={{ hasNextPage, isFetchingNextPage: isFetching, fetchNextPage }}
        words={t('log.more')}
        className="channel-note"
        quiet
      />
    </Panel>
  )
}
