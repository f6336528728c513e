import { Link } from 'react-router-dom'
import {
  getListIntegrationActivityQueryKey,
  listIntegrationActivity,
} from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { More } from '../../../ui/workspace/more'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { HappeningRow } from './happening-row'
import { happenings } from './happenings'

/** All that happened on the channels of the agency, newest first, page by page. */
export function ActivityPart() {
  const { t } = useTranslation('integration')
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetching } = usePages({
    queryKey: [...getListIntegrationActivityQueryKey(), 'pages'],
    ask: (from, signal) =>
      listIntegrationActivity({ ...from, limit: 60 }, { silent: true }, signal),
  })
  return (
    <Panel
      title={t('activity.title')}
      flush
      action={
        <Link className={inlineClass()} to={href('auth-integrations')}>
          {t('activity.back')}
        </Link>
      }
    >
      <Coming
        isPending={isPending}
        error={error}
        rows={6}
        label={t('activity.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && itemsOf(data).length === 0 && <p className="channel-note">{t('log.empty')}</p>}
      <ol className="channel-log is-wide">
        {happenings(itemsOf(data)).map((line) => (
          <HappeningRow key={line.entry.id} happening={line} />
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
