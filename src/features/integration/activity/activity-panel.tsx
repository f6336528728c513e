import { Link } from 'react-router-dom'
import { useListIntegrationActivity } from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { ACTIVITY } from './activity-address'
import { HappeningRow } from './happening-row'
import { happenings } from './happenings'

const SHOWN = 6
const EVERY_MS = 30_000

/** The newest of what happened on all channels, and the way to all of it. */
export function ActivityPanel() {
  const { t } = useTranslation('integration')
  const { data, isPending, error, refetch } = useListIntegrationActivity(
    { limit: 60 },
    { query: { refetchInterval: EVERY_MS }, request: { silent: true } },
  )
  const lines = happenings(data?.items ?? []).slice(0, SHOWN)
  return (
    <Panel
      title={t('activity.title')}
      flush
      action={
        lines.length > 0 && (
          <Link className={inlineClass()} to={href('auth-integrations', {}, ACTIVITY)}>
            {t('activity.all')}
          </Link>
        )
      }
    >
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('activity.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && lines.length === 0 && <p className="channel-note">{t('log.empty')}</p>}
      <ol className="channel-log">
        {lines.map((line) => (
          <HappeningRow key={line.entry.id} happening={line} />
        ))}
      </ol>
    </Panel>
  )
}
