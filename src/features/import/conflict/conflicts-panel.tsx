import { Link } from 'react-router-dom'
import {
  getListImportConflictsQueryKey,
  listImportConflicts,
} from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../more'
import { ConflictRow } from './conflict-row'
import { useResolve } from './use-resolve'

/**
 * What sources say otherwise since the agency has corrected it: each with both values, one by one
 * or all at once. Nothing while there is none.
 */
export function ConflictsPanel() {
  const { t } = useTranslation('import')
  const resolve = useResolve()
  const pages = usePages({
    queryKey: [...getListImportConflictsQueryKey(), 'pages'],
    ask: (from, signal) => listImportConflicts({ limit: 24, ...from }, { silent: true }, signal),
  })
  const { data, error, refetch } = pages
  const [items, total] = [itemsOf(data), data?.pages[0]?.total ?? 0]
  if (error && !data)
    return (
      <Panel title={t('conflict.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (total === 0) return null
  return (
    <Panel title={t('conflict.title')} note={t('conflict.note', { count: total })} flush>
      {total > 1 && (
        <div className="import-filters">
          <Button disabled={resolve.busy} onClick={() => resolve.settle('keep')}>
            {t('conflict.keepAll')}
          </Button>
          <Button disabled={resolve.busy} onClick={() => resolve.settle('take')}>
            {t('conflict.takeAll')}
          </Button>
        </div>
      )}
      <ul className="import-list">
        {items.map((one) => (
          <ConflictRow
            key={`${one.integrationId} ${one.propertyId} ${one.field}`}
            field={one}
            resolve={resolve}
          >
            <div className="import-name">
              <Link to={href('auth-cartera-inmueble-id', { id: one.propertyId })}>
                {one.title ?? one.ref}
              </Link>
              <small>{one.ref}</small>
            </div>
          </ConflictRow>
        ))}
      </ul>
      <More pages={pages} />
    </Panel>
  )
}
