import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { count, date, moneyShort } from '../../../lib/format'
import { daysAgo } from '../../../lib/when'
import { mainPrice } from './main-price'
import { priceSteps, type PriceStep } from './price-steps'

const WIDTH = 760
const x = (step: PriceStep): number => Math.round(step.x * (WIDTH - 10) + 5)
const y = (step: PriceStep): number => Math.round(166 - step.y * 126)

/**
 * Amounts that would stand on each other keep out of each other's way: every step's words start
 * after the last one's.
 */
function Chart({
  steps,
  lang,
  says,
  today,
}: {
  steps: readonly PriceStep[]
  lang: string
  says: string
  today: string
}) {
  const line = steps
    .map((step, index) => (index === 0 ? `M${x(step)} ${y(step)}` : `H${x(step)}V${y(step)}`))
    .join('')
  const last = steps.at(-1)
  return (
    <svg viewBox={`0 0 ${WIDTH} 210`} role="img" aria-label={says}>
      <path d="M0 40h760M0 103h760M0 166h760" stroke="var(--c-line)" />
      <path
        d={`${line}H${WIDTH}`}
        fill="none"
        stroke="var(--c-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {steps.map((step, index) => {
        const end = x(step) > WIDTH - 190
        const room =
          index === 0 || index === steps.length - 1 || x(step) - x(steps[index - 1] ?? step) > 150
        return (
          <g key={step.at}>
            <circle
              cx={x(step)}
              cy={y(step)}
              r="6"
              fill="var(--c-primary)"
              stroke="var(--c-bg)"
              strokeWidth="3"
            />
            {room ? (
              <text
                x={end ? WIDTH : x(step) + 11}
                y={y(step) - 12}
                textAnchor={end ? 'end' : 'start'}
                fontSize="15"
                fontWeight="700"
                fill="var(--c-ink)"
              >
                {moneyShort(step.price)}
                {step.change === 0 ? null : (
                  <tspan dx="8" fontWeight="500" fontSize="13" fill="var(--c-sun-ink)">
                    {step.change < 0 ? '−' : '+'}
                    {count(Math.abs(step.change) / 100)}
                  </tspan>
                )}
              </text>
            ) : null}
            {room && x(step) < WIDTH - 130 ? (
              <text
                x={Math.max(0, x(step) - (index === 0 ? 5 : 0))}
                y="207"
                textAnchor={index === 0 ? 'start' : 'middle'}
                fontSize="13"
                fill="var(--c-ink-3)"
              >
                {date(step.at, 'DD MMM, YYYY', lang)}
              </text>
            ) : null}
          </g>
        )
      })}
      {last ? (
        <text x={WIDTH} y="207" textAnchor="end" fontSize="13" fill="var(--c-ink-3)">
          {today}
        </text>
      ) : null}
    </svg>
  )
}

/** The same as the drawing, for people who read. */
function Steps({ steps, operation }: { steps: readonly PriceStep[]; operation: string }) {
  const { t } = useTranslation('listing')
  return (
    <details className="past-prices-table">
      <summary>{t('history.table')}</summary>
      <table className="figures">
        <caption className="spoken">
          {t('detail.history')}, {t(`operation.${operation}`)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('history.day')}</th>
            <td>{t('cost.price')}</td>
            <td>{t('history.change')}</td>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ at, price, change }) => (
            <tr key={at}>
              <th scope="row">{date(at)}</th>
              <td>{moneyShort(price)}</td>
              <td>
                {change === 0 ? '' : `${change < 0 ? '−' : '+'}${moneyShort(Math.abs(change))}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Without a history: what is known, and that the rest is not. */
function Unknown({ listing, now }: { listing: Listing; now: Date }) {
  const { t } = useTranslation('listing')
  const hidden = listing.priceHistory.length === 0
  return (
    <section className="block hist" id="historial">
      <h2>{t('detail.history')}</h2>
      <p>
        {t('history.published', {
          date: date(listing.publishedAt),
          count: daysAgo(listing.publishedAt, now.getTime()),
        })}{' '}
        {t(hidden ? 'history.hidden' : 'history.onRequest')}
      </p>
    </section>
  )
}

/**
 * The price from the first day on as a stair, when the agency shows it; days on the market; how
 * much it came down.
 */
export function PriceHistory({ listing, now }: { listing: Listing; now: Date }) {
  const { t, i18n } = useTranslation('listing')
  const operation = mainPrice(listing)?.operation
  const steps = operation ? priceSteps(listing.priceHistory, operation, now) : []
  const [first] = steps
  const last = steps.at(-1)
  if (!operation || !first || !last) return <Unknown listing={listing} now={now} />
  const days = daysAgo(listing.onMarketAt ?? first.at, now.getTime())
  const change = last.price - first.price
  const percent = count(Math.round((Math.abs(change) / first.price) * 1000) / 10)
  const says = steps.map(({ at, price }) => `${date(at)}: ${moneyShort(price)}`).join('; ')
  return (
    <section className="block hist" id="historial">
      <h2>{t('detail.history')}</h2>
      <p className="past-prices">
        {t('history.days', { count: days })}{' '}
        {change === 0
          ? t('history.same')
          : t(change < 0 ? 'history.down' : 'history.up', {
              amount: moneyShort(Math.abs(change)),
              percent,
            })}
        {last.change < 0 && last !== steps[1]
          ? ` ${t('history.last', { amount: moneyShort(-last.change), date: date(last.at) })}`
          : null}
      </p>
      <div className="scroll-sideways" tabIndex={0} role="group" aria-label={t('history.scroll')}>
        <Chart steps={steps} lang={i18n.language} says={says} today={t('history.today')} />
      </div>
      {steps.length > 1 ? <Steps steps={steps} operation={operation} /> : null}
    </section>
  )
}
