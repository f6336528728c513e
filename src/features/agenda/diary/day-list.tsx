import { Car } from 'lucide-react'
import { Fragment, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { dayAt, hourAt, sayDay, today } from '../parts/madrid'
import type { DiaryItem, DiaryPage } from '../parts/waiting'
import { DOT, factsOf, keyOf, placeOf, toneOf } from '../parts/tone'
import { Waits } from '../../../ui/workspace/waits'
import { Pressable } from '../../../ui/kit/bare/pressable'

interface DayListProps {
  page: DiaryPage
  chosen: string | null
  onChoose: (item: DiaryItem) => void
  /** With a heading per day. */
  headed?: boolean
}

/** Arrow keys go from one event to the next; Enter opens it, like a button. */
function useArrows() {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-event]') ?? []),
    ]
    const at = buttons.findIndex((one) => one === document.activeElement)
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : ways[event.key] === undefined
            ? -1
            : Math.min(buttons.length - 1, Math.max(0, at + (ways[event.key] ?? 0)))
    if (next < 0 || at < 0) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return { list, onKeyDown }
}

/** Facts of one line; a line ends between two of them, not inside a reference. */
const Facts = ({ of }: { of: string[] }) =>
  of.map((one, place) => (
    <Fragment key={`${place} ${one}`}>
      {place > 0 ? DOT : ''}
      <span className="agenda-fact">{one}</span>
    </Fragment>
  ))

/** Events as a list by day: the phone's face of the diary, and the view for the keyboard. */
export function DayList({
  page: { items, travels, people },
  chosen,
  onChoose,
  headed = false,
}: DayListProps) {
  const { t, i18n } = useTranslation('agenda')
  const { list, onKeyDown } = useArrows()
  const several = new Set(items.map(({ organiserId }) => organiserId)).size > 1
  const days = [...Map.groupBy(items, ({ startsAt }) => dayAt(startsAt))]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons within take the keys; this only moves between them
    <div className="agenda-list num" ref={list} onKeyDown={onKeyDown}>
      {days.map(([day, events]) => (
        <section
          key={day}
          aria-label={sayDay(day, i18n.language, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          })}
        >
          {headed ? (
            <h2 className={day === today() ? 'is-today' : ''}>
              {sayDay(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })}
            </h2>
          ) : null}
          <ol>
            {events.map((item) => {
              const way = travels.find(
                ({ fromId, startsAt }) => fromId === item.id && startsAt === item.endsAt,
              )
              return (
                <li key={keyOf(item)}>
                  <Pressable
                    data-event
                    className={chosen === keyOf(item) ? 'agenda-row is-on' : 'agenda-row'}
                    onClick={() => onChoose(item)}
                    aria-current={chosen === keyOf(item) ? 'true' : undefined}
                  >
                    <time dateTime={item.startsAt}>
                      {item.allDay ? t('allDayShort') : hourAt(item.startsAt)}
                    </time>
                    <i
                      className={`is-${toneOf(item)}${item.status === 'requested' ? ' is-asked' : ''}`}
                      aria-hidden
                    />
                    <span>
                      <b>{item.title}</b>
                      {item.waits ? (
                        <>
                          {' '}
                          <Waits isRefused={item.waits === 'settled'} />
                        </>
                      ) : null}
                      <span className="agenda-muted">
                        <Facts
                          of={[
                            ...(item.allDay
                              ? []
                              : [`${hourAt(item.startsAt)}–${hourAt(item.endsAt)}`]),
                            ...factsOf(item),
                            ...(item.status === 'confirmed'
                              ? []
                              : [t(`enums.status.${item.status}`)]),
                          ]}
                        />
                      </span>
                    </span>
                    {several ? (
                      <span className="agenda-who">
                        <i
                          className={`agenda-dot person-${placeOf(item.organiserId, people)}`}
                          aria-hidden
                        />
                        {people.find(({ id }) => id === item.organiserId)?.name.split(' ')[0]}
                      </span>
                    ) : null}
                  </Pressable>
                  {way ? (
                    <p
                      className={
                        (way.minutes ?? 0) > way.available || way.crossing
                          ? 'agenda-travel is-late'
                          : 'agenda-travel'
                      }
                    >
                      <Car size={14} aria-hidden />
                      {way.minutes === null
                        ? t('way.crossing')
                        : t('way.minutes', { minutes: way.minutes })}
                    </p>
                  ) : null}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
