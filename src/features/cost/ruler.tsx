import { useTranslation } from '../../i18n'
import type { CostPart } from '../../../generated/model'
import { moneyPin } from '../../lib/money-pin'
import { amountOf } from './amount'

const WIDTH = 760
/** How much of the last, open bracket is drawn, as a share of where it begins. */
const OPEN = 0.21

/** The brackets of a scale, as wide as they are in euros, filled as far as the price reaches. */
export function Ruler({ price, parts }: { price: number; parts: readonly CostPart[] }) {
  const { t } = useTranslation('cost')
  const end = (parts.at(-1)?.from ?? 0) * (1 + OPEN)
  const scale = WIDTH / end
  const at = Math.min(price, end) * scale
  const says = parts
    .map(({ rate, to }) =>
      to === null ? t('beyond', { rate }) : t('upTo', { rate, amount: amountOf(to) }),
    )
    .join(', ')
  return (
    <svg
      className="ruler"
      viewBox="0 0 760 104"
      role="img"
      aria-label={t('ruler', { parts: says })}
    >
      {parts.map(({ from, to, rate, base }) => {
        const left = from * scale
        const width = Math.max(0, Math.min(to ?? end, end) * scale - left - 2)
        const share = Math.min(1, base / (Math.min(to ?? end, end) - from))
        // The rate stands in the filled part when that has room, else after the mark.
        const inside = width * share > 44
        return (
          <g key={from}>
            <rect x={left} y="34" width={width} height="40" rx="3" fill="var(--c-sunken)" />
            {share > 0 ? (
              <rect
                x={left}
                y="34"
                width={Math.max(2, width * share)}
                height="40"
                rx="3"
                fill="var(--c-primary)"
              />
            ) : null}
            <text
              x={left + 10 + (share > 0 && !inside ? width * share : 0)}
              y="59"
              fontSize="14"
              fontWeight="700"
              fill={inside ? '#fff' : 'var(--c-ink-2)'}
            >
              {rate} %
            </text>
            {to === null ? null : (
              <text x={left + width} y="94" fontSize="12" textAnchor="middle" fill="var(--c-ink-3)">
                {moneyPin(to)}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M${at} 28v52`} stroke="var(--c-ink)" strokeWidth="2" />
      <text
        x={Math.max(44, Math.min(716, at))}
        y="20"
        fontSize="14"
        fontWeight="700"
        textAnchor="middle"
        fill="var(--c-primary)"
      >
        {amountOf(price)}
      </text>
    </svg>
  )
}
