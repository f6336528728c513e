import { CalendarDays } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard, DashboardEvent } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import type { DashboardSlots } from './slots'

const LINE: Partial<Record<DashboardEvent['kind'], string>> = {
  visit: '',
  open_house: '',
  call: 'is-call',
  meeting: 'is-call',
  valuation: 'is-valuation',
  capture: 'is-valuation',
}

function Event({ event, canOpen }: { event: DashboardEvent; canOpen: DashboardSlots['canOpen'] }) {
  const { t } = useTranslation('dashboard')
  const { id, occurrence, title, kind, people, home, agentName, allDay, startsAt, status } = event
  const note = [
    people.join(', '),
    home === title ? null : home,
    agentName,
    status === 'requested' ? t('today.requested') : status === 'done' ? t('today.done') : null,
  ].filter(Boolean)
  const name = title || t(`kind.${kind}`)
  return (
    <li data-done={status === 'done' || undefined}>
      <time dateTime={startsAt}>{allDay ? t('today.allDay') : date(startsAt, 'HH:mm')}</time>
      <i className={LINE[kind] ?? 'is-other'} aria-hidden="true" />
      <div>
        {canOpen('auth-agenda-details') ? (
          <Link to={href('auth-agenda-details', {}, { id, ...(occurrence ? { occurrence } : {}) })}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {note.length > 0 && <p>{note.join(' · ')}</p>}
      </div>
    </li>
  )
}

interface TodayPanelProps extends Pick<DashboardSlots, 'Waiting' | 'canOpen'> {
  board: Dashboard | undefined
  now: number
}

/** Who waits for an answer, and the day with the present drawn in it. */
export function TodayPanel({ board, now, Waiting, canOpen }: TodayPanelProps) {
  const { t } = useTranslation('dashboard')
  const events = board?.events ?? []
  const next = events.findIndex(({ startsAt, allDay }) => !allDay && Date.parse(startsAt) > now)
  const present = (
    <li className="now">
      <span>
        <span className="spoken">{t('today.now')} </span>
        {date(now, 'HH:mm')}
      </span>
    </li>
  )
  return (
    <Panel
      title={t('today.title')}
      action={
        canOpen('auth-agenda') ? <Link to={href('auth-agenda')}>{t('today.week')}</Link> : undefined
      }
      flush
      className="span-five"
    >
      {!board ? (
        <SkeletonRows rows={4} label={t('today.loading')} />
      ) : (
        <>
          {board.waiting.count > 0 && (
            <Waiting count={board.waiting.count} oldestAt={board.waiting.oldestAt} />
          )}
          {events.length === 0 ? (
            <EmptyState
              level={3}
              icon={CalendarDays}
              title={t('today.emptyTitle')}
              text={t('today.emptyText')}
            >
              {canOpen('auth-agenda-create') && (
                <Link className={buttonClass()} to={href('auth-agenda-create')}>
                  {t('today.add')}
                </Link>
              )}
            </EmptyState>
          ) : (
            <ul className="day-plan dashboard-day num">
              {events.map((event, index) => (
                <Fragment key={event.id + (event.occurrence ?? '')}>
                  {index === next && present}
                  <Event event={event} canOpen={canOpen} />
                </Fragment>
              ))}
              {next === -1 && present}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}
