import { Link } from 'react-router-dom'
import type { AgendaItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { addDays, dayAt, sayDay, today } from '../parts/madrid'
import { keyOf, toneOf } from '../parts/tone'
import { rangeOf, toSearch, type DiaryQuery } from './diary-query'

const DOTS = 3

/** Does something happen on a day? One that ends at midnight does not reach into the next. */
export const isOn = (
  { startsAt, endsAt }: Pick<AgendaItem, 'startsAt' | 'endsAt'>,
  day: string,
): boolean =>
  dayAt(startsAt) === day ||
  (dayAt(startsAt) < day && dayAt(new Date(Date.parse(endsAt) - 1)) >= day)

/**
 * The month on a phone: its days with a dot per event, up to three; the chosen day's events stand
 * below.
 */
export function MonthDays({ query, items }: { query: DiaryQuery; items: AgendaItem[] }) {
  const { t, i18n } = useTranslation('agenda')
  const { from } = rangeOf(query)
  const days = Array.from({ length: 42 }, (_, at) => addDays(from, at))
  const month = query.date.slice(0, 7)
  const classOf = (day: string): string =>
    [day === today() ? 'is-today' : '', day.startsWith(month) ? '' : 'is-other']
      .filter(Boolean)
      .join(' ')
  return (
    <nav className="agenda-days agenda-month num" aria-label={t('days')}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className="agenda-weekday" aria-hidden>
          {sayDay(day, i18n.language, { weekday: 'narrow' })}
        </span>
      ))}
      {days.map((day) => {
        const events = items.filter((item) => isOn(item, day))
        return (
          <Link
            key={day}
            to={{ search: toSearch({ ...query, date: day }).toString() }}
            replace
            aria-current={day === query.date ? 'date' : undefined}
            className={classOf(day)}
          >
            <b aria-hidden>{Number(day.slice(8))}</b>
            <span className="agenda-dots" aria-hidden>
              {events.slice(0, DOTS).map((item) => (
                <i key={keyOf(item)} className={`is-${toneOf(item)}`} />
              ))}
            </span>
            <span className="agenda-spoken">
              {[
                sayDay(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }),
                events.length > 0 ? t('count', { count: events.length }) : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
