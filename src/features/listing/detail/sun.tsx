import { useTranslation } from '../../../i18n'
import type { Listing, ListingSun } from '../../../../generated/model'
import { count } from '../../../lib/format'

const WIDTH = 360
const STEP = WIDTH / 12
const HEIGHT = 84
/** As tall as the bars get: no wall has more. */
const MOST_HOURS = 12

const monthName = (lang: string, month: number, length: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat(lang, { month: length, timeZone: 'UTC' }).format(
    Date.UTC(2026, month, 15),
  )

function Bars({ sun: { facing, hours } }: { sun: ListingSun }) {
  const { t, i18n } = useTranslation('listing')
  const title = t(`direction.${facing}`)
  const says = hours
    .map((value, month) => `${monthName(i18n.language, month, 'long')} ${count(value)}`)
    .join(', ')
  return (
    <figure className="sun-side">
      <figcaption>
        <b>{title}</b>{' '}
        {t('sun.between', { december: count(hours[11] ?? 0), june: count(hours[5] ?? 0) })}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 40}`} role="img" aria-label={`${title}: ${says}`}>
        {hours.map((value, month) => {
          const height = Math.max(1, (value / MOST_HOURS) * HEIGHT)
          const x = month * STEP
          return (
            <g key={month} textAnchor="middle">
              <rect
                x={x + 3}
                y={HEIGHT + 18 - height}
                width={STEP - 6}
                height={height}
                rx="3"
                fill={value === 0 ? 'var(--c-line-strong)' : 'var(--c-sun)'}
              />
              <text x={x + STEP / 2} y={HEIGHT + 13 - height} fontSize="11" fill="var(--c-ink-2)">
                {Math.round(value)}
              </text>
              <text x={x + STEP / 2} y={HEIGHT + 34} fontSize="12" fill="var(--c-ink-3)">
                {monthName(i18n.language, month, 'narrow')}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** Hours of sun by month on each side the rooms look to; nothing where no direction is told. */
export function Sun({ listing: { sun = [] } }: { listing: Listing }) {
  const { t, i18n } = useTranslation('listing')
  if (sun.length === 0) return null
  return (
    <section className="block" id="sol">
      <h2>{t('detail.sun')}</h2>
      <p>{t('sun.lead')}</p>
      <div className="suns">
        {sun.map((one) => (
          <Bars key={one.facing} sun={one} />
        ))}
      </div>
      <details className="past-prices-table">
        <summary>{t('history.table')}</summary>
        <table className="figures">
          <caption className="spoken">{t('detail.sun')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sun.month')}</th>
              {sun.map(({ facing }) => (
                <th key={facing} scope="col">
                  {t(`direction.${facing}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 12 }, (_, month) => (
              <tr key={month}>
                <th scope="row">{monthName(i18n.language, month, 'long')}</th>
                {sun.map(({ facing, hours }) => (
                  <td key={facing}>{t('sun.hours', { hours: count(hours[month] ?? 0) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
