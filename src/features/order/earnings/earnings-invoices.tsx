import { useListInvoices } from '../../../../generated/api/invoice/invoice'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { Link, useSearchParams } from 'react-router-dom'
import { InvoiceList } from '../invoice-list'

const NEWEST = 24

/** Invoices that the site issued in the seller's name, and those it sent them. */
export function EarningsInvoices() {
  const { t } = useTranslation('order')
  const [query] = useSearchParams()
  const side = query.get('facturas') === 'recibidas' ? 'received' : 'issued'
  const { data, error, refetch } = useListInvoices(
    { side, limit: NEWEST },
    { request: { silent: true } },
  )
  const at = (which: 'emitidas' | 'recibidas'): string => {
    const to = new URLSearchParams(query)
    to.set('facturas', which)
    return `?${to.toString()}`
  }
  return (
    <Panel title={t('invoices.title')}>
      <TabLinks label={t('invoices.sides')}>
        {(['emitidas', 'recibidas'] as const).map((which) => (
          <Link
            key={which}
            to={at(which)}
            preventScrollReset
            aria-current={(which === 'recibidas') === (side === 'received') ? 'page' : undefined}
          >
            {t(`invoices.${which}`)}
          </Link>
        ))}
      </TabLinks>
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} label={t('loading')} />}
      {data?.items.length === 0 && (
        <p className="muted">
          {t(side === 'issued' ? 'invoices.noneIssued' : 'invoices.noneReceived')}
        </p>
      )}
      {data && (
        <InvoiceList
          invoices={data.items.map((one) => ({
            ...one,
            words: side === 'issued' ? one.receiverName : one.issuerName,
          }))}
        />
      )}
    </Panel>
  )
}
