import type { AnalysisHour } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { currentLang } from '../../../lib/href'
import { Table } from '../../../ui/workspace/kit/table'
import { minutesWords } from '../frame/numbers'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
/** The first of January 2024 was a Monday. */
const dayName = (weekday: number, style: 'narrow' | 'long'): string =>
  new Intl.DateTimeFormat(currentLang(), { timeZone: 'UTC', weekday: style }).format(
    Date.UTC(2024, 0, weekday),
  )

/** How dark a cell is: the longer the wait against the longest, the darker. */
const shade = (minutes: number, longest: number): number =>
  Math.min(4, 1 + Math.floor((minutes / Math.max(1, longest)) * 4))

/** Median wait by weekday and two hours of arrival; a dash where there are too few. */
export function Hours({ hours }: { hours: AnalysisHour[] }) {
  const { t } = useTranslation('analysis')
  const columns = [...new Set(hours.map(({ hour }) => hour))].toSorted((a, b) => a - b)
  const longest = Math.max(0, ...hours.map(({ medianMinutes }) => medianMinutes ?? 0))
  const cellAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)
  return (
    <div className="analysis-hours" role="group" tabIndex={0} aria-label={t('hours.title')}>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t('hours.day')}</span>
            </th>
            {columns.map((hour) => (
              <th scope="col" key={hour}>
                {t('unit.hour', { h: hour })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">
                <span aria-hidden="true">{dayName(weekday, 'narrow')}</span>
                <span className="spoken">{dayName(weekday, 'long')}</span>
              </th>
              {columns.map((hour) => {
                const minutes = cellAt(weekday, hour)?.medianMinutes ?? null
                return (
                  <td key={hour} data-shade={minutes === null ? 0 : shade(minutes, longest)}>
                    {minutesWords(minutes, t)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui-muted">{t('hours.note')}</p>
    </div>
  )
}

/** Every cell with how many came, also those too few for a median. */
export function HoursTable({ hours }: { hours: AnalysisHour[] }) {
  const { t } = useTranslation('analysis')
  return (
    <Table keep label={t('hours.title')}>
      <thead>
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.hour')}</th>
          <th scope="col" className="num">
            {t('step.answered')}
          </th>
          <th scope="col" className="num">
            {t('hours.median')}
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ weekday, hour, n, medianMinutes }) => (
          <tr key={weekday * 100 + hour}>
            <th scope="row">{dayName(weekday, 'long')}</th>
            <td>{t('unit.hourSpan', { from: hour, to: hour + 2 })}</td>
            <td className="num">{count(n)}</td>
            <td className="num">{minutesWords(medianMinutes, t)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
