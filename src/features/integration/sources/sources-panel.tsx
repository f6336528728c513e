import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListIntegrations } from '../../../../generated/api/integration/integration'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import '../integration.css'

/** The form's code comes when it is asked for. */
const SourceDialog = lazy(() => import('./source-dialog'))

/**
 * The agency's sources: how many homes each has, when it was last read, how its homes are taken.
 * Nothing before the first.
 */
export function SourcesPanel() {
  const { t } = useTranslation('integration')
  const { data, isError, error, refetch } = useListIntegrations({ request: { silent: true } })
  const [openId, setOpenId] = useState<string | null>(null)
  const sources = data?.items.filter(({ direction }) => direction === 'in') ?? []
  const open = sources.find(({ id }) => id === openId)
  if (isError && !data)
    return (
      <Panel title={t('title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (sources.length === 0) return null
  return (
    <Panel title={t('title')} note={t('note')} flush>
      <ul className="intake-list">
        {sources.map((source) => (
          <li key={source.id}>
            <div>
              <b>{source.name}</b>
              <small>
                {[
                  t('homes', { count: source.homes }),
                  source.lastRunAt &&
                    t('lastRun', { when: date(source.lastRunAt, 'DD/MM/YYYY HH:mm') }),
                  t(source.feed.publishUnready ? 'all' : 'ready'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <Button
              aria-label={t('setOf', { name: source.name })}
              onClick={() => setOpenId(source.id)}
            >
              <Settings2 className="icon" aria-hidden="true" />
              {t('set')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <SourceDialog source={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
