import type { SiteFigures, SitePublished } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'

const WIDE = 20
const HIGH = 120

/**
 * Visits by day; those after the day of the last publication in another colour, and in words below:
 * that day itself belongs to both versions.
 */
export function Bars({
  figures: { days, from, to },
  published,
}: {
  figures: SiteFigures
  published: SitePublished | null
}) {
  const { t } = useTranslation('site')
  const top = Math.max(1, ...days.map(({ visits }) => visits))
  const out = published === null ? null : date(published.at, 'YYYY-MM-DD')
  const isSince = (day: string): boolean => out !== null && out >= from && day > out
  const since = days.filter(({ day }) => isSince(day))
  const visits = since.reduce((sum, one) => sum + one.visits, 0)
  return (
    <figure className="site-bars">
      <span className="muted num" aria-hidden="true">
        {count(top)}
      </span>
      <svg
        viewBox={`0 0 ${days.length * WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('figures.chart', { from: date(from, 'DD/MM'), to: date(to, 'DD/MM') })}
      >
        {days.map((one, at) => {
          const height = one.visits === 0 ? 1 : Math.max(3, (one.visits / top) * (HIGH - 4))
          return (
            <rect
              key={one.day}
              className={isSince(one.day) ? 'is-since' : undefined}
              x={at * WIDE + 2}
              y={HIGH - height}
              width={WIDE - 4}
              height={height}
            >
              <title>
                {t('figures.day', {
                  date: date(one.day, 'DD/MM'),
                  visits: count(one.visits),
                  views: count(one.views),
                })}
              </title>
            </rect>
          )
        })}
      </svg>
      <div className="site-bars-days muted num" aria-hidden="true">
        <span>{date(from, 'DD/MM')}</span>
        <span>{date(to, 'DD/MM')}</span>
      </div>
      {since.length > 0 && published ? (
        <figcaption className="muted">
          {t('figures.since', {
            n: published.number,
            when: date(published.at, 'DD/MM/YYYY'),
            visits: count(visits),
            count: since.length,
          })}
        </figcaption>
      ) : null}
    </figure>
  )
}
