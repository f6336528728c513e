import type { Valuation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { moneyPin, moneyShort } from '../../lib/format'

const [WIDTH, HEIGHT, SIDE] = [720, 116, 44]

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
  const isLeft = asked < value
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
        <rect x={x(low)} y="54" width={x(high) - x(low)} height="26" rx="13" className="within" />
        <path d={`M${SIDE} 67H${WIDTH - SIDE}`} className="axis" />
        {comparables.map(({ listingId, adjusted, weight }) => (
          <circle key={listingId} cx={x(adjusted)} cy="67" r={4 + weight / 20} className="one" />
        ))}
        <path d={`M${x(value)} 36V92`} className="value" />
        <text x={x(value)} y="26" textAnchor={isLeft ? 'start' : 'end'} className="value-text">
          {moneyPin(value)}
        </text>
        {position ? (
          <>
            <path d={`M${x(asked)} 44V96`} className="asked" />
            <text x={x(asked)} y="26" textAnchor={isLeft ? 'end' : 'start'} className="asked-text">
              {t('chart.asks', { price: moneyPin(asked) })}
            </text>
          </>
        ) : null}
        <text x={x(low)} y="108" textAnchor="middle">
          {moneyPin(low)}
        </text>
        <text x={x(high)} y="108" textAnchor="middle">
          {moneyPin(high)}
        </text>
      </svg>
      <p className="valuation-quiet">{t('chart.legend')}</p>
    </>
  )
}
