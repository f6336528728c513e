import { keepPreviousData } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useListInvoices } from '../../../../generated/api/invoice/invoice'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { InvoiceView } from '../detail/invoice-view'
import { invoiceIn } from '../part-address'
import { InvoiceFilters } from './invoice-filters'
import { filtersIn } from './invoice-query'
import { InvoiceTable } from './invoice-table'

/** Where the list goes on: the first page again, and the next. */
function Foot({ next }: { next: string | null | undefined }) {
  const { t } = useTranslation('invoice')
  const [query, setQuery] = useSearchParams()
  const go = (cursor: string | null): void => {
    const to = new URLSearchParams(query)
    if (cursor === null) to.delete('pagina')
    else to.set('pagina', cursor)
    setQuery(to)
  }
  if (!next && !query.has('pagina')) return null
  return (
    <div className="invoice-foot">
      {query.has('pagina') && <Button onClick={() => go(null)}>{t('list.first')}</Button>}
      {next && <Button onClick={() => go(next)}>{t('list.more')}</Button>}
    </div>
  )
}

/** Invoices issued and received, the newest first. */
function Invoices() {
  const { t } = useTranslation('invoice')
  const [query] = useSearchParams()
  const filters = filtersIn(query)
  const cursor = query.get('pagina')
  const { data, error, refetch } = useListInvoices(
    { ...filters, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const again = () => void refetch()
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Panel
      title={t('list.title')}
      note={data && t('list.count', { count: data.total })}
      className="invoice-list"
      flush
    >
      <InvoiceFilters />
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={again} />}
      {error && data && (
        <PartialBand error={error} onRetry={again}>
          {t('list.old')}
        </PartialBand>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          level={3}
          title={t(isFiltered ? 'list.noneSo' : 'list.none')}
          text={t(isFiltered ? 'list.noneSoText' : 'list.noneText')}
        />
      )}
      {data && data.items.length > 0 && <InvoiceTable rows={data.items} />}
      <Foot next={data?.next} />
    </Panel>
  )
}

/** The list of invoices, or the one that the address names. */
export default function InvoicesPart() {
  const [query] = useSearchParams()
  const id = invoiceIn(query)
  return id === null ? <Invoices /> : <InvoiceView key={id} id={id} />
}
