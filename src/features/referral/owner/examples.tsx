import type { ReferralTerms } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, money } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** Prices of homes for which terms are shown in euros, EUR cents. */
const PRICES = [40_000_000, 105_000_000]

/** What terms give of a price, before taxes, by the agency's usual fee; as the server reckons it. */
function exampleOf(price: number, { kind, percent, amount, cap, feePct }: ReferralTerms): number {
  const fee = Math.round((price * feePct) / 100)
  const part = kind === 'fixed' ? (amount ?? 0) : Math.round((fee * (percent ?? 0)) / 100)
  return Math.min(part, cap ?? part, fee)
}

/** An agency's terms, in euros. */
export function Examples({ terms, until }: { terms: ReferralTerms; until?: string | null }) {
  const { t } = useTranslation('referral')
  const lines = [
    ...PRICES.map((price) => [
      t('terms.sale', { price: money(price) }),
      money(exampleOf(price, terms)),
    ]),
    ...(terms.cap === null ? [] : [[t('terms.cap'), money(terms.cap)]]),
    until
      ? [t('terms.until'), until]
      : [t('terms.months'), t('terms.monthsOf', { count: terms.months })],
  ]
  return (
    <Panel title={t('terms.title')} flush>
      <dl className="referral-lines num">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="referral-note">
        {t(`terms.${terms.kind}`, {
          percent: count(terms.percent),
          amount: money(terms.amount),
          fee: count(terms.feePct),
        })}
      </p>
      <p className="referral-note referral-said">{terms.text}</p>
    </Panel>
  )
}
