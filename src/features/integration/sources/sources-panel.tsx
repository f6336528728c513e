import { Link2, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation, type TFunction } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChannelChip } from '../parts/channel-chip'
import '../integration.css'

/** The form's code comes when it is asked for. */
const NewSource = lazy(() => import('./new-source'))

const moment = (at: string): string => date(at, 'DD/MM/YYYY HH:mm')

/** What is said of a source in the list: its homes, when it was read, when it is fetched next. */
const factsOf = (t: TFunction, { homes, lastRunAt, fetch, feed }: Integration): string =>
  [
    t('homes', { count: homes }),
    lastRunAt && t('lastRun', { when: moment(lastRunAt) }),
    fetch?.nextAt && t('source.nextAt', { when: moment(fetch.nextAt) }),
    t(feed.publishUnready ? 'all' : 'ready'),
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * The agency's sources: how many homes each has, when it was last read, how its homes are taken;
 * and the way to one that is fetched by itself.
 */
export function SourcesPanel() {
  const { t } = useTranslation('integration')
  const { data, isError, error, refetch } = useListIntegrations({ request: { silent: true } })
  const [isMaking, setIsMaking] = useState(false)
  const sources = data?.items.filter(({ direction }) => direction === 'in') ?? []
  return (
    <Panel title={t('title')} note={t('note')} flush>
      {isError && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      <ul className="intake-list">
        {sources.map((source) => (
          <li key={source.id}>
            <div>
              <b>
                <Link to={href('auth-integrations-id', { id: source.id })}>{source.name}</Link>{' '}
                <ChannelChip channel={source} />
              </b>
              <small>{factsOf(t, source)}</small>
              {source.fetch?.failure && (
                <small className="channel-line is-wrong">{source.fetch.failure}</small>
              )}
            </div>
            <Link
              className={buttonClass()}
              aria-label={t('setOf', { name: source.name })}
              to={href('auth-integrations-editar-id', { id: source.id })}
            >
              <Settings2 className="icon" aria-hidden="true" />
              {t('set')}
            </Link>
          </li>
        ))}
      </ul>
      <div className="channel-note source-new">
        <p>{t('newSource.text')}</p>
        <Button onClick={() => setIsMaking(true)}>
          <Link2 className="icon" aria-hidden="true" />
          {t('newSource.open')}
        </Button>
      </div>
      {isMaking && (
        <Suspense>
          <NewSource onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
