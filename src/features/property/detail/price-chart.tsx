import { useTranslation } from '../../../i18n'
import type { PropertyHistoryEntry } from '../../../../generated/model'
import { date, moneyShort } from '../../../lib/format'

const SIZE = { width: 640, height: 96, left: 8, right: 96, top: 16, bottom: 20 }

interface Point {
  at: number
  cents: number
}

/**
 * Prices in order of time, out of the history of one offer: the first is what the first change
 * started from.
 */
export function pricePoints(entries: readonly PropertyHistoryEntry[]): Point[] {
  const prices = entries
    .filter(({ kind, new: next }) => kind === 'PRICE' && typeof next === 'number')
    .sort((a, b) => a.at.localeCompare(b.at))
  const field = prices.at(-1)?.field
  return prices
    .filter((entry) => entry.field === field)
    .map((entry) => ({ at: Date.parse(entry.at), cents: entry.new as number }))
}

/**
 * The price as steps over time, its last value written on it. Nothing with fewer than two prices.
 */
export function PriceChart({ entries }: { entries: readonly PropertyHistoryEntry[] }) {
  const { t } = useTranslation('property')
  const points = pricePoints(entries)
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 2 || !first || !last) return null
  const end = Math.max(Date.now(), last.at + 1)
  const prices = points.map(({ cents }) => cents)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (at: number): number =>
    SIZE.left + ((at - first.at) / (end - first.at)) * (SIZE.width - SIZE.left - SIZE.right)
  const y = (cents: number): number =>
    SIZE.top +
    (1 - (cents - low) / Math.max(high - low, 1)) * (SIZE.height - SIZE.top - SIZE.bottom)
  const line = points
    .map(
      (point, index) =>
        `${index === 0 ? 'M' : 'H'}${x(point.at).toFixed(1)}` +
        `${index === 0 ? ` ${y(point.cents).toFixed(1)}` : `V${y(point.cents).toFixed(1)}`}`,
    )
    .join('')
  const said = points.map(({ at, cents }) => `${date(at)} ${moneyShort(cents)}`).join(', ')
  return (
    <svg
      className="price-change"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={t('record.chart', { text: said })}
    >
      <path d={`${line}H${x(end).toFixed(1)}`} fill="none" stroke="var(--d-1)" strokeWidth="2" />
      {points.map(({ at, cents }) => (
        <circle key={at} cx={x(at)} cy={y(cents)} r="3.5" fill="var(--d-1)" />
      ))}
      <text x={x(end) + 8} y={y(last.cents) + 4} fontWeight="700" fill="var(--c-ink)">
        {moneyShort(last.cents)}
      </text>
      <text x={SIZE.left} y={SIZE.height - 4} fill="var(--c-ink-3)">
        {date(first.at)}
      </text>
    </svg>
  )
}
