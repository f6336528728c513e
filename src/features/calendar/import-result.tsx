import { useId } from 'react'
import type { CalendarImport, CalendarImportProblem } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

/** Every event of a file with what becomes of it, and by name what of the file is not kept. */
export function ImportResult({ result }: { result: CalendarImport }) {
  const { t, i18n } = useTranslation('calendar')
  const more = result.created + result.updated + result.same - result.items.length
  return (
    <>
      {result.items.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        <div className="calendar-scroll" role="group" tabIndex={0} aria-label={t('import.events')}>
          <ul className="calendar-events num">
            {result.items.map((item) => (
              <li key={item.line}>
                <time dateTime={item.startsAt}>
                  {date(
                    item.startsAt,
                    item.allDay ? 'DD/MM/YYYY' : 'DD/MM/YYYY HH:mm',
                    i18n.language,
                  )}
                </time>
                <span>{item.title}</span>
                <em>{t(`import.actions.${item.action}`)}</em>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {more > 0 ? <p className="calendar-muted">{t('import.more', { count: more })}</p> : null}
      <Problems
        title={t('import.problems', { count: result.left })}
        all={result.left}
        list={result.problems.filter(({ kept }) => !kept)}
      />
      <Problems
        title={t('import.partly', { count: result.partly })}
        all={result.partly}
        list={result.problems.filter(({ kept }) => kept)}
      />
    </>
  )
}

function Problems({
  title,
  all,
  list,
}: {
  title: string
  all: number
  list: CalendarImportProblem[]
}) {
  const { t } = useTranslation('calendar')
  const id = useId()
  if (all === 0) return null
  return (
    <section className="calendar-warning" aria-labelledby={id}>
      <b id={id}>{title}</b>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className="calendar-scroll" role="group" tabIndex={0} aria-labelledby={id}>
        <ul>
          {list.map(({ line, title: name, text }, index) => (
            <li key={index}>
              {name ? (
                <>
                  <strong>{name}</strong>:{' '}
                </>
              ) : null}
              {text} <small>({t('import.line', { line })})</small>
            </li>
          ))}
        </ul>
      </div>
      {all > list.length ? <p>{t('import.more', { count: all - list.length })}</p> : null}
    </section>
  )
}
