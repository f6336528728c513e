import { CircleCheck, Home } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useListProperties } from '../../../../generated/api/property/property'
import { href } from '../../../lib/href'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/**
 * Drafts that lack something to be published; each leads to its wizard. `quiet`: with none it is
 * not there.
 */
export function DraftsPanel({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation('lead')
  const { profile } = useSession()
  const { data, isPending, isError, error, refetch } = useListProperties(
    { status: ['draft', 'prospect'], incomplete: true, limit: 5 },
    { request: { silent: true } },
  )
  const any = useListProperties({ limit: 1 }, { request: { silent: true } })
  const all = <Link to={href('auth-cartera', {}, { status: 'draft' })}>{t('drafts.all')}</Link>
  if (quiet && !data?.items.length) return null
  return (
    <Panel title={t('drafts.title')} action={data && data.total > 5 ? all : undefined} flush>
      {isPending ? (
        <SkeletonRows rows={3} label={t('drafts.loading')} />
      ) : isError ? (
        <ErrorState
          error={error}
          title={t('drafts.failed')}
          level={3}
          onRetry={() => void refetch()}
        />
      ) : any.data?.total === 0 ? (
        <EmptyState
          level={3}
          icon={Home}
          title={t('drafts.firstTitle')}
          text={t('drafts.firstText')}
        >
          <Link
            className={buttonClass({ variant: 'main' })}
            to={href('auth-cartera-inmueble-editar-id', { id: 'nueva' })}
          >
            {t('drafts.firstCreate')}
          </Link>
          {profile.role === 'ADMIN' && (
            <Link
              className={buttonClass({ variant: 'text' })}
              to={href('auth-integrations', {}, SOURCES_SIDE)}
            >
              {t('drafts.firstImport')}
            </Link>
          )}
        </EmptyState>
      ) : data.items.length === 0 ? (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title={t('drafts.emptyTitle')}
          text={t('drafts.emptyText')}
        />
      ) : (
        <ul>
          {data.items.map((home) => (
            <li key={home.id} className="task-row">
              <span className="row-icon tone-sun">
                <Home className="icon" aria-hidden="true" />
              </span>
              <div>
                <b>{home.title || home.ref}</b>
                <p className="num">
                  {t(home.title ? 'drafts.done' : 'drafts.percent', {
                    ref: home.ref,
                    percent: home.completenessPct,
                  })}
                </p>
              </div>
              <Link
                className={buttonClass()}
                to={href('auth-cartera-inmueble-editar-id', { id: home.id })}
              >
                {t('drafts.go')}
                <span className="spoken">: {home.title || home.ref}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
