import { downloadInvoice, useListInvoices } from '../../../generated/api/invoice/invoice'
import type { InvoiceState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { cents } from '../../lib/cents'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Table } from '../../ui/workspace/kit/table'
import { PdfButton } from '../../ui/workspace/pdf-button'

const TONES: Record<InvoiceState, Tone> = {
  issued: 'sun',
  part_paid: 'sun',
  paid: 'ok',
  rectified: 'neutral',
  annulled: 'neutral',
}

/** Invoices to the agency, newest first, each as a PDF. */
export function InvoicesPanel() {
  const { t, i18n } = useTranslation('subscription')
  const { data, isPending, error, refetch } = useListInvoices(
    { side: 'received', limit: 24 },
    { request: { silent: true } },
  )
  const items = data?.items ?? []
  return (
    <Panel title={t('invoices.title')} flush>
      {isPending && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && (
        <ErrorLine title={t('invoices.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && items.length === 0 && <p className="subscription-none">{t('invoices.none')}</p>}
      {items.length > 0 && (
        <Table label={t('invoices.title')} className="subscription-invoices" keep>
          <thead>
            <tr>
              <th scope="col">{t('invoices.number')}</th>
              <th scope="col">{t('invoices.day')}</th>
              <th scope="col">{t('invoices.total')}</th>
              <th scope="col">{t('invoices.state')}</th>
              <th scope="col">{t('invoices.file')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, fullNumber, issuedOn, payable, state }) => (
              <tr key={id}>
                <td className="num">{fullNumber}</td>
                <td>{date(issuedOn, 'DD MMM, YYYY', i18n.language)}</td>
                <td className="num">{cents(payable)}</td>
                <td>
                  <StatusChip tone={TONES[state]}>{t(`enums.state.${state}`)}</StatusChip>
                </td>
                <td>
                  <PdfButton
                    number={fullNumber}
                    label={t('invoices.pdfOf', { number: fullNumber })}
                    ask={(options) => downloadInvoice(id, options)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
