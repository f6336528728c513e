import { Plus, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListDemands } from '../../../../generated/api/demand/demand'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { newDemand } from '../../../slots/new-demand'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { priceRange } from './price'
import { DemandStatusChip } from './status'
import '../demand.css'

/** What a person looks for, what goes to them for it, and the way to note it. */
export function PersonsDemands({
  contactId,
  onSend,
}: {
  contactId: string
  onSend: (demandId: string) => void
}) {
  const { t } = useTranslation('demand')
  const { data, isPending, isError, error, refetch } = useListDemands(
    { contactId, limit: 50 },
    { request: { silent: true } },
  )
  return (
    <Panel
      title={t('persons.title')}
      action={
        <Link className={buttonClass()} to={newDemand({ contactId })}>
          <Plus size={18} aria-hidden />
          {t('new.title')}
        </Link>
      }
      flush
    >
      {isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <p className="muted demand-more">{t('persons.none')}</p> : null}
      <ul className="demand-of">
        {(data?.items ?? []).map((demand) => (
          <li key={demand.id}>
            <span>
              <Link
                className={inlineClass()}
                to={href('auth-cartera-demanda-id', { id: demand.id })}
              >
                {demand.title}
              </Link>
              <small className="muted num">
                {[demand.ref, priceRange(t, demand.priceMin, demand.priceMax)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {demand.own && !demand.archivedAt && demand.status === 'SEARCH' ? (
              <Button onClick={() => onSend(demand.id)}>
                <Send size={18} aria-hidden />
                {t('act.send')}
                <span className="spoken"> {demand.ref}</span>
              </Button>
            ) : (
              <DemandStatusChip demand={demand} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
