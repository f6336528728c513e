import type { Valuation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { moneyShort } from '../../lib/format'
import { moneyPin } from '../../lib/money-pin'

const [WIDTH, HEIGHT, SIDE] = [720, 150, 44]

/** A text at a place of the line begins, stands or ends there, so that it stays inside. */
const anchorAt = (x: number): 'start' | 'middle' | 'end' =>
  x < WIDTH * 0.25 ? 'start' : x > WIDTH * 0.75 ? 'end' : 'middle'

/** The interval, the value in it, the homes that count as dots and the home's own price. */
export function Range({ valuation }: { valuation: Valuation }) {
  const { t } = useTranslation('valuation')
  const { value, low, high, comparables, position } = valuation
  if (value === null || low === null || high === null) return null
  const asked = position?.price ?? value
  const all = [low, high, asked, ...comparables.map(({ adjusted }) => adjusted)]
  const [from, to] = [Math.min(...all), Math.max(...all)]
  const x = (cents: number): number =>
    SIDE + ((cents - from) / Math.max(1, to - from)) * (WIDTH - 2 * SIDE)
  const said = { value: moneyShort(value), low: moneyShort(low), high: moneyShort(high) }
  return (
    <>
      <svg
        className="valuation-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={
          position
            ? t('chart.withPrice', { ...said, price: moneyShort(asked) })
            : t('chart.alone', said)
        }
      >
        <rect x={x(low)} y="82" width={x(high) - x(low)} height="26" rx="13" className="within" />
        <path d={`M${SIDE} 95H${WIDTH - SIDE}`} className="axis" />
        {comparables.map(({ listingId, adjusted, weight }) => (
          <circle
            key={listingId}
            cx={x(adjusted)}
            cy="95"
            r={4 + weight / 20}
            className="valuation-home"
          />
        ))}
        <path d={`M${x(value)} 62V122`} className="value" />
        <text x={x(value)} y="54" textAnchor={anchorAt(x(value))} className="value-text">
          {moneyPin(value)}
        </text>
        {position ? (
          <>
            <path d={`M${x(asked)} 30V122`} className="asked" />
            <text x={x(asked)} y="22" textAnchor={anchorAt(x(asked))} className="asked-text">
              {t('chart.asks', { price: moneyPin(asked) })}
            </text>
          </>
        ) : null}
        <text x={x(low)} y="144" textAnchor="middle">
          {moneyPin(low)}
        </text>
        <text x={x(high)} y="144" textAnchor="middle">
          {moneyPin(high)}
        </text>
      </svg>
      <p className="valuation-quiet">{t('chart.legend')}</p>
    </>
  )
}
