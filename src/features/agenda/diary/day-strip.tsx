import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { addDays, mondayOf, sayDay, today } from '../parts/madrid'
import { toSearch, type DiaryQuery } from './diary-query'

/** The seven days of a week, on the phone. */
export function DayStrip({ query }: { query: DiaryQuery }) {
  const { t, i18n } = useTranslation('agenda')
  const first = mondayOf(query.date)
  return (
    <nav className="agenda-days num" aria-label={t('days')}>
      {Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((day) => (
        <Link
          key={day}
          to={{ search: toSearch({ ...query, date: day }).toString() }}
          replace
          aria-current={day === query.date ? 'date' : undefined}
          className={day === today() ? 'is-today' : ''}
        >
          <span aria-hidden>{sayDay(day, i18n.language, { weekday: 'short' })}</span>
          <b aria-hidden>{Number(day.slice(8))}</b>
          <span className="agenda-spoken">
            {sayDay(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })}
          </span>
        </Link>
      ))}
    </nav>
  )
}
