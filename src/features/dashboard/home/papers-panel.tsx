import { FileCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Dashboard, DashboardPaper } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { PASSPORT_ANCHOR } from '../../../slots/passport'
import { Panel } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { First } from './first'

const tone = (days: number | null): string =>
  days === null || days <= 7 ? 'tone-error' : days <= 20 ? 'tone-sun' : 'tone-sea'

/** Where a paper is mended: the home's passport says the rest; the agency's insurance is its own. */
const addressOf = ({ propertyId }: DashboardPaper): string =>
  propertyId === null
    ? href('auth-perfil-empresa')
    : `${href('auth-cartera-inmueble-id', { id: propertyId })}#${PASSPORT_ANCHOR}`

/** The day of a paper: until when, since when, or that it is missing. */
function Days({ days }: Pick<DashboardPaper, 'days'>) {
  const { t } = useTranslation('dashboard')
  const said =
    days === null
      ? t('papers.missing')
      : t(days < 0 ? 'papers.over' : 'papers.days', { count: Math.abs(days) })
  return (
    <span className={`dashboard-days num ${tone(days)}`}>
      <span className="spoken">{said}</span>
      <span aria-hidden="true">{days === null ? '!' : count(days)}</span>
    </span>
  )
}

/** Papers that end within 30 days, the nearest first, and what is missing; each leads on. */
export function PapersPanel({ board: { papers, paperCount } }: { board: Dashboard }) {
  const { t } = useTranslation('dashboard')
  return (
    <Panel
      title={t('papers.title')}
      note={
        paperCount > papers.length
          ? t('papers.more', { shown: papers.length, count: paperCount })
          : undefined
      }
      flush
      className="span-five"
    >
      {papers.length === 0 ? (
        <EmptyState
          level={3}
          icon={FileCheck}
          title={t('papers.emptyTitle')}
          text={t('papers.emptyText')}
        />
      ) : (
        <First
          className="dashboard-papers"
          rows={papers.map((one) => (
            <li key={`${one.propertyId} ${one.paper}`}>
              <Days days={one.days} />
              <div>
                <Link to={addressOf(one)}>
                  {[t(`papers.${one.paper}`), one.title ?? one.ref].filter(Boolean).join(': ')}
                </Link>
                <p className="num">
                  {[
                    one.endsOn &&
                      t((one.days ?? 0) < 0 ? 'papers.ended' : 'papers.ends', {
                        date: date(one.endsOn),
                      }),
                    one.title ? one.ref : null,
                    one.agentName,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        />
      )}
    </Panel>
  )
}
