import { Link } from 'react-router-dom'
import { useListHomeChannels } from '../../../../generated/api/publication/publication'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Issues } from '../parts/issues'
import { Retry } from '../parts/retry'
import { StateChip } from '../parts/state-chip'
import '../publication.css'

/** Where a home is advertised: each channel out with what became of it there, and why. */
export function HomeChannels({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('publication')
  const { profile } = useSession()
  const { data, isPending, error, refetch } = useListHomeChannels(propertyId, {
    request: { silent: true },
  })
  return (
    <Panel title={t('record.title')} flush>
      {isPending && <SkeletonRows rows={2} label={t('record.loading')} />}
      {error && !data && (
        <ErrorState
          error={error}
          level={3}
          title={t('record.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <p className="publication-none">
          {t('record.none')}{' '}
          {profile.role === 'ADMIN' && (
            <Link to={href('auth-integrations')}>{t('record.open')}</Link>
          )}
        </p>
      )}
      <ul>
        {data?.items.map(({ integrationId, name, channelState, home }) => (
          <li key={integrationId} className="publication-channel">
            <div className="publication-home">
              <Link to={href('auth-integrations-id', { id: integrationId })}>{name}</Link>
              {(channelState === 'draft' || channelState === 'paused') && (
                <small>{t(`record.${channelState}`)}</small>
              )}
            </div>
            <StateChip {...home} />
            <div className="publication-what">
              <Issues home={home} />
              {home.state === 'error' && <Retry id={integrationId} home={home} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
