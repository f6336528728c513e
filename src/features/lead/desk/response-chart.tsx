import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { GOAL_HOURS, type Week } from './metrics'

const [WIDTH, TOP, BASE] = [420, 14, 150]
const LEFT = 34

/**
 * Bars of one week each: median hours until the first answer. Weeks within the goal are drawn in
 * sea.
 */
export function ResponseChart({ weeks }: { weeks: Week[] }) {
  const { t } = useTranslation('lead')
  const known = weeks.filter((week) => week.hours !== null)
  if (known.length < 2) return null
  const highest = Math.max(GOAL_HOURS * 1.5, ...known.map(({ hours }) => hours ?? 0))
  const y = (hours: number) => BASE - ((BASE - TOP) * hours) / highest
  const step = (WIDTH - LEFT) / weeks.length
  const last = known.at(-1)
  const oneDigit = (hours: number) => count(Math.round(hours * 10) / 10)
  return (
    <Panel title={t('chart.title')}>
      <svg
        className="chart"
        viewBox={`0 0 ${WIDTH} 176`}
        role="img"
        aria-label={t('chart.label', {
          weeks: known.length,
          hours: oneDigit(last?.hours ?? 0),
          goal: GOAL_HOURS,
        })}
      >
        <line x1={LEFT} x2={WIDTH} y1={BASE} y2={BASE} stroke="var(--c-line)" />
        <text x={LEFT - 8} y={BASE + 4} textAnchor="end">
          0
        </text>
        {weeks.map(({ start, hours }, index) => {
          const x = LEFT + index * step + step * 0.2
          return (
            <g key={start}>
              {hours !== null && (
                <rect
                  x={x}
                  width={step * 0.6}
                  y={y(hours)}
                  height={Math.max(2, BASE - y(hours))}
                  rx="3"
                  fill={hours <= GOAL_HOURS ? 'var(--d-2)' : 'var(--d-1)'}
                />
              )}
              {hours !== null && start === last?.start && (
                <text x={x + step * 0.3} y={y(hours) - 5} textAnchor="middle" fontWeight="700">
                  {oneDigit(hours)}
                </text>
              )}
              {index % 3 === 0 && (
                <text x={x + step * 0.3} y={BASE + 18} textAnchor="middle">
                  {date(start, 'DD/MM')}
                </text>
              )}
            </g>
          )
        })}
        <line
          x1={LEFT}
          x2={WIDTH}
          y1={y(GOAL_HOURS)}
          y2={y(GOAL_HOURS)}
          stroke="var(--c-sun)"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <text x={LEFT - 8} y={y(GOAL_HOURS) + 4} textAnchor="end" fontWeight="700">
          {t('chart.hours', { h: GOAL_HOURS })}
        </text>
      </svg>
      <p className="ui-muted">{t('chart.note', { goal: GOAL_HOURS })}</p>
    </Panel>
  )
}
