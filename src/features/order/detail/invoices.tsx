import type { Order } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { InvoiceList } from '../invoice-list'

/** Invoices of an order: the seller's, and to the seller the site's of its fee. */
export function Invoices({ order: { invoices } }: { order: Order }) {
  const { t } = useTranslation('order')
  if (invoices.length === 0) return null
  return (
    <Panel title={t('invoices.title')}>
      <InvoiceList
        invoices={invoices.map((one) => ({
          ...one,
          words: t(
            one.kind.startsWith('R') ? `invoices.back.${one.about}` : `invoices.${one.about}`,
          ),
        }))}
      />
    </Panel>
  )
}
