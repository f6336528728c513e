import { MapPin, Pencil, Repeat as RepeatIcon, Trash2 } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { deleteAgendaEvent, useGetAgendaEvent } from '../../../../generated/api/agenda/agenda'
import type { AgendaEvent, AgendaHome, AgendaScope } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EventFailure } from '../parts/event-failure'
import { dayAt } from '../parts/madrid'
import { ScopeDialog } from '../parts/later-scope-dialog'
import { EventStatus } from '../parts/status'
import { useLiveDiary, useRefresh, useSayDone } from '../parts/use-refresh'
import { useWhen } from '../parts/use-when'
import { useWaitingEvent } from '../parts/waiting'
import { routeTo } from '../parts/route-link'
import { sayRule } from '../write/repeat'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { EventClashes } from './event-clashes'
import { OutcomePanel } from './outcome-panel'
import { PeoplePanel } from './people-panel'
import { WaitingBand } from './waiting-band'
import '../agenda.css'

/**
 * What other rooms put into the record of an event: the visit's sheet, its feedback. They get the
 * event.
 */
export interface DetailsSlots {
  Visit?: ComponentType<{ event: AgendaEvent }> | undefined
}

/** The record of an event: when, who, where, how it stands, what came of it. */
export default function DetailsPage({ Visit }: DetailsSlots) {
  const { t, i18n } = useTranslation('agenda')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const say = useSayDone()
  const when = useWhen()
  const [removing, setRemoving] = useState(false)
  useLiveDiary()
  const id = search.get('id') ?? ''
  const occurrence = search.get('occurrence')
  const {
    data: read,
    error,
    refetch,
  } = useGetAgendaEvent(id, occurrence ? { occurrence } : {}, {
    query: { enabled: id !== '' },
    request: { silent: true },
  })
  const { event, changes } = useWaitingEvent(read)
  if (id === '' || (error && !event))
    return <EventFailure error={error} gone={id === ''} onRetry={() => void refetch()} />
  if (!event)
    return (
      <section className="panel" aria-busy>
        <SkeletonRows rows={6} label={t('loading')} />
      </section>
    )
  const keysOf = ({ keysPlace, keysNumber }: AgendaHome): string[] => [
    ...(keysPlace ? [t(`keys.${keysPlace}`)] : []),
    ...(keysNumber ? [t('facts.keysNumber', { number: keysNumber })] : []),
  ]
  const remove = async (scope?: AgendaScope) => {
    setRemoving(false)
    try {
      const { undo } = await deleteAgendaEvent(
        event.id,
        scope && event.occurrence ? { scope, occurrence: event.occurrence } : {},
        { quiet: true },
      )
      say(t('done.removed'), undo)
      await navigate(href('auth-agenda', {}, { view: 'week', date: dayAt(event.startsAt) }))
      await refresh()
    } catch {
      // The message bar has said why.
    }
  }
  const own = { id: event.id, ...(event.occurrence ? { occurrence: event.occurrence } : {}) }
  const repeats = event.rrule !== null
  return (
    <>
      <DocumentHead title={event.title} />
      <div className="desk-head agenda-record-head">
        <div>
          <p className="sub">
            <Link
              className={inlineClass()}
              to={href('auth-agenda', {}, { view: 'week', date: dayAt(event.startsAt) })}
            >
              {t('title')}
            </Link>{' '}
            › <span>{t(`enums.kind.${event.kind}`)}</span>
          </p>
          <h1>
            {event.title} <EventStatus status={event.status} />
          </h1>
          <p className="agenda-when num">{when(event)}</p>
        </div>
        {event.writable ? (
          <div className="end">
            <Button onClick={() => (repeats ? setRemoving(true) : void remove())}>
              <Trash2 size={18} aria-hidden />
              {t('delete')}
            </Button>
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href('auth-agenda-create', {}, own)}
            >
              <Pencil size={18} aria-hidden />
              {t('edit')}
            </Link>
          </div>
        ) : null}
      </div>
      <WaitingBand changes={changes} />
      <div className="agenda-record">
        <div className="agenda-column">
          <section className="panel agenda-facts" aria-labelledby="ag-facts">
            <div className="panel-head">
              <h2 id="ag-facts">{t('facts.title')}</h2>
            </div>
            <dl className="agenda-pairs num">
              <div>
                <dt>{t('facts.when')}</dt>
                <dd>{when(event)}</dd>
              </div>
              {repeats ? (
                <div>
                  <dt>{t('facts.repeats')}</dt>
                  <dd>
                    <RepeatIcon size={14} aria-hidden />{' '}
                    {sayRule(event.rrule ?? '', i18n.language, t)}
                  </dd>
                </div>
              ) : null}
              <div>
                <dt>{t('facts.diary')}</dt>
                <dd>{event.organiserName ?? ''}</dd>
              </div>
              {event.location ? (
                <div>
                  <dt>{t('facts.place')}</dt>
                  <dd>{event.location}</dd>
                </div>
              ) : null}
              {event.travelMinutesBefore || event.travelMinutesAfter ? (
                <div>
                  <dt>{t('facts.way')}</dt>
                  <dd>
                    {t('facts.wayMinutes', {
                      before: event.travelMinutesBefore ?? 0,
                      after: event.travelMinutesAfter ?? 0,
                    })}
                  </dd>
                </div>
              ) : null}
              <div>
                <dt>{t('facts.reminders')}</dt>
                <dd>
                  {event.reminders.length > 0
                    ? event.reminders
                        .map((minutes) =>
                          t(`before.${minutes}`, {
                            defaultValue: t('beforeMinutes', { count: minutes }),
                          }),
                        )
                        .join(', ')
                    : t('facts.noReminders')}
                </dd>
              </div>
              <div>
                <dt>{t('facts.visibility')}</dt>
                <dd>{t(`enums.visibility.${event.visibility}`)}</dd>
              </div>
            </dl>
            {event.notes ? <p className="agenda-notes">{event.notes}</p> : null}
          </section>
          <EventClashes event={event} />
        </div>
        <div className="agenda-column">
          {event.homes.map((home) => {
            const route = routeTo(home)
            return (
              <section key={home.id} className="panel agenda-home" aria-label={t('facts.home')}>
                {home.thumb ? (
                  <img src={home.thumb} alt="" width={160} height={112} loading="lazy" />
                ) : null}
                <div>
                  <b>
                    <Link
                      className={inlineClass()}
                      to={href('auth-cartera-inmueble-id', { id: home.id })}
                    >
                      {home.title ?? home.ref}
                    </Link>
                  </b>
                  <p className="agenda-muted">
                    {[home.ref, home.address, home.town].filter(Boolean).join(' · ')}
                  </p>
                  <p className="agenda-muted">
                    {home.keysPlace && `${t('facts.keys')}: ${keysOf(home).join(', ')}`}
                  </p>
                  {route ? (
                    <a className={buttonClass()} href={route} target="_blank" rel="noreferrer">
                      <MapPin size={18} aria-hidden />
                      {t('route')}
                    </a>
                  ) : null}
                </div>
              </section>
            )
          })}
          <PeoplePanel event={event} />
          {Visit && event.kind === 'visit' ? <Visit event={event} /> : null}
          <OutcomePanel key={`${event.id}~${event.version}~${event.outcome ?? ''}`} event={event} />
        </div>
      </div>
      {removing ? (
        <ScopeDialog
          title={t('scope.deleteTitle')}
          text={t('scope.text', { title: event.title })}
          onClose={() => setRemoving(false)}
          onChoose={(scope) => void remove(scope)}
        />
      ) : null}
    </>
  )
}
