import type { InvoiceVat } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { count } from '../../lib/format'

interface Summed {
  base: number
  vat: readonly InvoiceVat[]
  withheldPct: number
  withheld: number
  total: number
  payable: number
}

/** What an invoice comes to: net, VAT by rate, total, and what is withheld of it. */
export function Sums({ of: { base, vat, withheldPct, withheld, total, payable } }: { of: Summed }) {
  const { t } = useTranslation('invoice')
  return (
    <dl className="invoice-sums">
      <div>
        <dt>{t('sums.base')}</dt>
        <dd>{cents(base)}</dd>
      </div>
      {vat.map((part) => (
        <div key={part.pct}>
          <dt>{t('sums.vat', { pct: count(part.pct), base: cents(part.base) })}</dt>
          <dd>{cents(part.vat)}</dd>
        </div>
      ))}
      {withheld !== 0 && (
        <>
          <div>
            <dt>{t('sums.total')}</dt>
            <dd>{cents(total)}</dd>
          </div>
          <div>
            <dt>{t('sums.withheld', { pct: count(withheldPct) })}</dt>
            <dd>{cents(-withheld)}</dd>
          </div>
        </>
      )}
      <div className="is-total">
        <dt>{t('sums.payable')}</dt>
        <dd>{cents(payable)}</dd>
      </div>
    </dl>
  )
}
