import type { Deal, DealPreview } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { count, money } from '../../lib/format'

/** Zero is an amount here: a part may be nothing. */

type Divided = Pick<Deal | DealPreview, 'role' | 'commissionPct' | 'sellerSplitPct'> &
  Pick<Deal, 'fee' | 'listerShare' | 'sellerShare'> & { closePrice: number }

/** The fee of a price and both parts of it; the own one stands out. */
export function DealParts({ deal }: { deal: Divided }) {
  const { t } = useTranslation('deal')
  const { role, closePrice, fee, commissionPct, sellerSplitPct, listerShare, sellerShare } = deal
  const parts = [
    { side: 'lister', amount: listerShare, pct: 100 - sellerSplitPct },
    { side: 'seller', amount: sellerShare, pct: sellerSplitPct },
  ] as const
  return (
    <dl className="deal-parts num">
      <div>
        <dt>{t('fee', { pct: count(commissionPct), price: money(closePrice) })}</dt>
        <dd>{cents(fee)}</dd>
      </div>
      {parts.map(({ side, amount, pct }) => (
        <div key={side} className={side === role ? 'is-mine' : ''}>
          <dt>
            {t(side === role ? 'yours' : 'theirs', { pct: count(Math.round(pct * 100) / 100) })}
          </dt>
          <dd>{cents(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
