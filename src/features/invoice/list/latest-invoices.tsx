import { Link } from 'react-router-dom'
import { useListInvoices } from '../../../../generated/api/invoice/invoice'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { partAt } from '../part-address'
import { InvoiceTable } from './invoice-table'

const LATEST = 6

/** The last invoices that the agency issued. */
export function LatestInvoices() {
  const { t } = useTranslation('invoice')
  const { data, error, refetch } = useListInvoices(
    { side: 'issued', limit: LATEST },
    { request: { silent: true } },
  )
  return (
    <Panel
      title={t('latest.title')}
      action={<Link to={partAt('facturas')}>{t('latest.all')}</Link>}
      flush
    >
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="invoice-none">{t('latest.none')}</p>}
      {data && data.items.length > 0 && <InvoiceTable rows={data.items} />}
    </Panel>
  )
}
