import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import {
  getListVisitRequestsQueryKey,
  useListVisitRequests,
} from '../../../../generated/api/visit/visit'
import type { VisitRequest } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { onLive } from '../../../lib/live'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { shortHour } from './short-hour'
import './visit.css'

function Row({ request }: { request: VisitRequest }) {
  const { t, i18n } = useTranslation('visit')
  const { kind, id, name, home, message, askedAt, agentName, mine, slots, startsAt, contactId } =
    request
  const plan = (start?: string): string =>
    href(
      'auth-agenda-create',
      {},
      { kind: 'visit', lead: id, start, homes: home?.id, contacts: contactId ?? undefined },
    )
  return (
    <li className="visit-item">
      <p>
        <b>{home ? home.title : t('requests.noHome')}</b>
      </p>
      <p className="muted">
        {[
          name,
          startsAt
            ? shortHour(startsAt, i18n.language)
            : t('requests.since', { date: date(askedAt, 'DD/MM/YYYY', i18n.language) }),
          mine ? null : agentName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {message ? <p className="visit-say">{message}</p> : null}
      <div className="chip-row visit-acts">
        {kind === 'booking' ? (
          <Link className="desk-chip" to={href('auth-agenda-details', {}, { id })}>
            {t('requests.answer')}
          </Link>
        ) : null}
        {slots.map((slot) => (
          <Link key={slot} className="desk-chip num" to={plan(slot)}>
            {shortHour(slot, i18n.language)}
          </Link>
        ))}
        {kind === 'enquiry' ? (
          <Link className="desk-chip" to={plan()}>
            {t('requests.other')}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/**
 * Who asks for a visit and waits, beside the diary: bookings to confirm, enquiries with free hours
 * the agent can reach. Nothing when nobody waits.
 */
export function VisitRequests() {
  const { t } = useTranslation('visit')
  const client = useQueryClient()
  const { data, error, refetch } = useListVisitRequests({ request: { silent: true } })
  useEffect(() => {
    const stops = ['agenda', 'notification', 'lost'].map((type) =>
      onLive(
        type,
        () => void client.invalidateQueries({ queryKey: getListVisitRequestsQueryKey() }),
      ),
    )
    return () => stops.forEach((stop) => void stop())
  }, [client])
  if (error && !data)
    return (
      <Panel title={t('requests.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data || data.items.length === 0) return null
  return (
    <Panel
      title={t('requests.title')}
      note={t('requests.count', { count: data.items.length })}
      flush
    >
      <ul>
        {data.items.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  )
}
