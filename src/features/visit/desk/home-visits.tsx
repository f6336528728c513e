import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListVisits } from '../../../../generated/api/visit/visit'
import type { Visit } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { BookingBox } from './booking-box'
import { Said } from './said'
import './visit.css'

const TONES: Record<Visit['status'], Tone> = {
  requested: 'sun',
  confirmed: 'ok',
  done: 'neutral',
  no_show: 'error',
  cancelled: 'neutral',
}

function Row({ visit, propertyId }: { visit: Visit; propertyId: string | null }) {
  const { t } = useTranslation('visit')
  if (visit.busy)
    return (
      <li className="visit-item">
        <p>
          <span className="num">{date(visit.startsAt, 'DD/MM/YYYY HH:mm')}</span> {visit.title}{' '}
          <span className="muted">{visit.agentName}</span>
        </p>
      </li>
    )
  const said = visit.feedback.filter((one) => propertyId === null || one.propertyId === propertyId)
  return (
    <li className="visit-item">
      <p>
        <Link className={inlineClass('num')} to={href('auth-agenda-details', {}, { id: visit.id })}>
          {date(visit.startsAt, 'DD/MM/YYYY HH:mm')}
        </Link>{' '}
        <StatusChip tone={TONES[visit.status]}>{t(`enums.status.${visit.status}`)}</StatusChip>
      </p>
      <p>
        {(propertyId === null
          ? visit.homes.map(({ title, ref }) => title || ref)
          : visit.people.map(({ name }) => name)
        ).join(', ') || t('nobody')}{' '}
        <span className="muted">
          {[visit.agentName, visit.sheets.length > 0 ? t('sheet.signed') : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {said.map((one) => (
        <Said key={`${one.by}${one.propertyId}`} feedback={one} />
      ))}
    </li>
  )
}

/**
 * Visits of a home or a person, the next ones first; on a home also its booking link. `over`:
 * nobody visits it any more.
 */
export function VisitsPanel({
  of,
  over = false,
}: {
  of: { propertyId: string } | { contactId: string }
  over?: boolean
}) {
  const { t } = useTranslation('visit')
  const { data, isPending, isError, error, refetch } = useListVisits(of, {
    request: { silent: true },
  })
  const propertyId = 'propertyId' in of ? of.propertyId : null
  const arrange = href(
    'auth-agenda-create',
    {},
    'propertyId' in of
      ? { kind: 'visit', homes: of.propertyId }
      : { kind: 'visit', contacts: of.contactId },
  )
  return (
    <Panel
      title={t('title')}
      note={data && data.items.length > 0 ? t('count', { count: data.items.length }) : undefined}
      action={
        over ? undefined : (
          <Link className={buttonClass()} to={arrange}>
            <CalendarPlus size={18} aria-hidden />
            {t('arrange')}
          </Link>
        )
      }
      flush
    >
      {propertyId && !over ? <BookingBox propertyId={propertyId} /> : null}
      {isPending ? <SkeletonRows rows={2} label={t('loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <p className="muted visit-0">{t('empty')}</p> : null}
      <ul>
        {data?.items.map((visit) => (
          <Row key={visit.id} visit={visit} propertyId={propertyId} />
        ))}
      </ul>
    </Panel>
  )
}
