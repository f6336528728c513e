import Calendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import ca from '@fullcalendar/react/locales/ca'
import de from '@fullcalendar/react/locales/de'
import en from '@fullcalendar/react/locales/en-gb'
import es from '@fullcalendar/react/locales/es'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { Car } from 'lucide-react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import type { AgendaItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { addDays, dayAt, hourAt, instantAt, ZONE } from '../parts/madrid'
import { DOT, factsOf, keyOf, placeOf, toneOf } from '../parts/tone'
import type { DiaryPage } from '../parts/waiting'
import type { View } from './diary-query'
import { useMeasured } from './use-measured'
import type { Move } from './use-move'
import './grid.css'

const PLUGINS = [theme, dayGrid, timeGrid, interaction]
const LOCALES = [es, en, ca, de]
const VIEW_NAMES = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  list: 'timeGridWeek',
} as const

interface GridProps {
  page: DiaryPage
  view: View
  date: string
  chosen: string | null
  onChoose: (item: AgendaItem) => void
  onMove: (move: Move) => void
  onSlot: (slot: { startsAt: string; endsAt: string; allDay: boolean }) => void
}

/** What FullCalendar says about a time: an instant with its offset, or a day. */
const instantOf = (text: string, allDay: boolean): string =>
  (allDay ? instantAt(text.slice(0, 10)) : new Date(text)).toISOString()

/** Hours before eight and after nine in the evening are shown when something happens then. */
function hoursOf(items: AgendaItem[]): { slotMinTime: string; slotMaxTime: string } {
  const timed = items.filter(({ allDay }) => !allDay)
  const hour = (at: string): number =>
    Number(
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        hourCycle: 'h23',
        timeZone: ZONE,
      }).format(new Date(at)),
    )
  const early = Math.min(8, ...timed.map(({ startsAt }) => hour(startsAt)))
  const late = Math.max(
    21,
    ...timed.map(({ startsAt, endsAt }) =>
      dayAt(startsAt) === dayAt(endsAt) ? hour(endsAt) + 1 : 24,
    ),
  )
  return {
    slotMinTime: `${String(early).padStart(2, '0')}:00`,
    slotMaxTime: `${Math.min(24, late)}:00`,
  }
}

/**
 * Month, week and day: FullCalendar in our colours, in the time of the islands. Loaded only when a
 * grid is looked at.
 */
export default function Grid({
  page: { items, travels, people },
  view,
  date,
  chosen,
  onChoose,
  onMove,
  onSlot,
}: GridProps) {
  const { t, i18n } = useTranslation(['agenda', 'desk'])
  const measured = useMeasured()
  const several = new Set(items.flatMap(({ organiserId }) => organiserId)).size > 1
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const events = items.map((item) => ({
    id: keyOf(item),
    title: item.title,
    allDay: item.allDay,
    start: item.allDay ? dayAt(item.startsAt) : item.startsAt,
    end: item.allDay ? dayAt(item.endsAt) : item.endsAt,
    editable: item.writable && !item.busy,
  }))
  const ways =
    view === 'month'
      ? []
      : travels
          .filter(({ available }) => available >= 10)
          .map((way) => ({
            id: `way~${way.fromId}~${way.toId}~${way.agentId}`,
            title: '',
            start: way.startsAt,
            end: new Date(
              Date.parse(way.startsAt) +
                Math.min(way.available, Math.max(way.minutes ?? 60, 25)) * 60_000,
            ).toISOString(),
            editable: false,
            interactive: false,
            extendedProps: {
              text:
                way.minutes === null ? t('way.crossing') : t('way.short', { minutes: way.minutes }),
              late: (way.minutes ?? 0) > way.available,
            },
          }))
  const moved = ({
    event,
    revert,
  }: {
    event: { id: string; startStr: string; endStr: string; allDay: boolean }
    revert: () => void
  }) => {
    const item = byKey.get(event.id)
    if (!item) return revert()
    const startsAt = instantOf(event.startStr, event.allDay)
    const endsAt = event.endStr
      ? instantOf(event.endStr, event.allDay)
      : event.allDay
        ? instantAt(addDays(event.startStr.slice(0, 10), 1)).toISOString()
        : new Date(Date.parse(startsAt) + 3_600_000).toISOString()
    onMove({ item, startsAt, endsAt, allDay: event.allDay, revert })
  }
  return (
    <div className={`agenda-calendar is-${view}${measured ? '' : ' is-unmeasured'}`}>
      <Calendar
        key={`${view}~${date}`}
        plugins={PLUGINS}
        locales={LOCALES}
        locale={i18n.language === 'en' ? 'en-gb' : i18n.language}
        timeZone={ZONE}
        firstDay={1}
        initialView={VIEW_NAMES[view]}
        initialDate={date}
        headerToolbar={false}
        height="auto"
        nowIndicator
        {...hoursOf(items)}
        slotDuration="00:30"
        slotHeaderInterval="01:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        snapDuration="00:15"
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        allDayText={t('allDay')}
        dayMaxEvents={4}
        eventDisplay="block"
        eventMinHeight={22}
        editable
        selectable
        selectMirror
        longPressDelay={350}
        events={[...events, ...ways]}
        eventColor="transparent"
        eventClass={({ event: { id } }) =>
          id.startsWith('way~') ? 'agenda-way-box' : 'agenda-event-box'
        }
        eventContent={({ event, timeText, isMirror }) => {
          const item = byKey.get(event.id)
          if (event.id.startsWith('way~'))
            return (
              <span className={event.extendedProps['late'] ? 'agenda-way is-late' : 'agenda-way'}>
                <Car size={12} aria-hidden />
                {String(event.extendedProps['text'])}
              </span>
            )
          if (!item)
            return (
              <span className="agenda-event is-primary">
                <b>{t('new')}</b>
                {timeText}
              </span>
            )
          return (
            <span
              className={
                `agenda-event is-${toneOf(item)}` +
                `${item.status === 'requested' || item.waits ? ' is-asked' : ''}` +
                `${item.status === 'done' ? ' is-done' : ''}` +
                `${chosen === event.id && !isMirror ? ' is-on' : ''}`
              }
            >
              {several ? (
                <i
                  className={`agenda-dot person-${placeOf(item.organiserId, people)}`}
                  aria-hidden
                />
              ) : null}
              <b>{item.title}</b>
              <span>
                {[
                  item.waits
                    ? t(item.waits === 'settled' ? 'desk:later.toSettle' : 'desk:later.toSend')
                    : '',
                  item.allDay || view === 'month'
                    ? ''
                    : isMirror
                      ? timeText
                      : hourAt(item.startsAt),
                  ...factsOf(item),
                ]
                  .filter(Boolean)
                  .join(DOT)}
              </span>
            </span>
          )
        }}
        eventClick={({ event }) => {
          const item = byKey.get(event.id)
          if (item) onChoose(item)
        }}
        eventDrop={moved}
        eventResize={moved}
        select={({ startStr, endStr, allDay }) =>
          onSlot({
            startsAt: instantOf(startStr, allDay),
            endsAt: instantOf(endStr, allDay),
            allDay,
          })
        }
      />
    </div>
  )
}
