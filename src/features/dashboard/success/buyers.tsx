import { UserRoundSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListPropertyMatches } from '../../../../generated/api/match/match'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import type { RouteName } from '../../../lib/paths'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

const SHOWN = 5

/** Demands that the home fits, the best first. */
export function Buyers({ id, canOpen }: { id: string; canOpen: (route: RouteName) => boolean }) {
  const { t } = useTranslation('dashboard')
  const { data, isError, error, refetch } = useListPropertyMatches(
    id,
    { limit: SHOWN },
    { request: { silent: true } },
  )
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        level={3}
        title={t('buyers.failed')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={2} label={t('buyers.loading')} />
  if (data.items.length === 0)
    return (
      <EmptyState
        level={3}
        icon={UserRoundSearch}
        title={t('buyers.noneTitle')}
        text={t('buyers.noneText')}
      />
    )
  return (
    <>
      <p className="dashboard-line">{t('buyers.count', { count: data.total })}</p>
      <ul>
        {data.items.map(({ demandId, ref, title, contactName, score }) => (
          <li key={demandId} className="task-row">
            <span className="row-icon tone-primary">
              <UserRoundSearch className="icon" aria-hidden="true" />
            </span>
            <div>
              <b>{contactName ?? ref}</b>
              <p className="num">{t('buyers.score', { title, score })}</p>
            </div>
            {canOpen('auth-cartera-demanda-id') && (
              <Link
                className={buttonClass()}
                to={href('auth-cartera-demanda-id', { id: demandId })}
              >
                {t('buyers.open')}
                <span className="spoken">: {contactName ?? ref}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
