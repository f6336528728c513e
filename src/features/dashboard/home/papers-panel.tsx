import { FileCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { First } from './first'

const tone = (days: number): string =>
  days <= 7 ? 'tone-error' : days <= 20 ? 'tone-sun' : 'tone-sea'

/** Step of the wizard that holds each paper. */
const STEP = {
  mandate: 'auth-cartera-inmueble-editar-id-step-6',
  energy: 'auth-cartera-inmueble-editar-id-step-5',
  tourist: 'auth-cartera-inmueble-editar-id-step-5',
} as const

/**
 * Mandates, certificates and licences that end within 30 days, the nearest first; each leads to
 * where it is renewed.
 */
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
          rows={papers.map(({ propertyId, ref, title, paper, days, endsOn, agentName }) => (
            <li key={propertyId + paper}>
              <span className={`dashboard-days num ${tone(days)}`}>
                <span className="spoken">
                  {days < 0
                    ? t('papers.over', { count: -days })
                    : t('papers.days', { count: days })}
                </span>
                <span aria-hidden="true">{count(days)}</span>
              </span>
              <div>
                <Link to={href(STEP[paper], { id: propertyId })}>
                  {t(`papers.${paper}`)}: {title ?? ref}
                </Link>
                <p className="num">
                  {[
                    t(days < 0 ? 'papers.ended' : 'papers.ends', { date: date(endsOn) }),
                    title ? ref : null,
                    agentName,
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
