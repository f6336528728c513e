import {
  getListIntegrationLogQueryKey,
  listIntegrationLog,
} from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { LogSentence } from '../parts/log-sentence'

/** Who did what with a channel, newest first. */
export function LogPanel({ id }: { id: string }) {
  const { t } = useTranslation('integration')
  const { data, isPending, isError, error, refetch, fetchNextPage, hasNextPage, isFetching } =
    usePages({
      queryKey: [...getListIntegrationLogQueryKey(id), 'pages'],
      ask: (from, signal) =>
        listIntegrationLog(id, { ...from, limit: 10 }, { silent: true }, signal),
    })
  const items = itemsOf(data)
  return (
    <Panel title={t('log.title')} flush>
      {isPending && <SkeletonRows rows={3} label={t('log.loading')} />}
      {isError && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
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
      {hasNextPage && (
        <div className="channel-note">
          <Button variant="text" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('log.more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
