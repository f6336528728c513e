import { Link } from 'react-router-dom'
import { downloadInvoice } from '../../../../generated/api/invoice/invoice'
import type { InvoiceRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { date } from '../../../lib/format'
import { StatusChip } from '../../../ui/status-chip'
import { PdfButton } from '../../../ui/workspace/pdf-button'
import { Table } from '../../../ui/workspace/kit/table'
import { invoiceAt } from '../part-address'
import { useStanding } from '../standing'

function Row({ row }: { row: InvoiceRow }) {
  const { t } = useTranslation('invoice')
  const standing = useStanding()(row)
  const { id, fullNumber } = row
  return (
    <tr>
      <th scope="row" className="num">
        <Link to={invoiceAt(id)}>{fullNumber}</Link>
        <small>{date(row.issuedOn)}</small>
      </th>
      <td>
        <b>{row.side === 'issued' ? row.receiverName : row.issuerName}</b>
        <small>{t(`list.side.${row.side}`)}</small>
      </td>
      <td className="cell-right" data-label={t('list.col.base')}>
        {cents(row.base)}
      </td>
      <td className="cell-right" data-label={t('list.col.vat')}>
        {cents(row.vatTotal)}
      </td>
      <td className="cell-right" data-label={t('list.col.payable')}>
        <b>{cents(row.payable)}</b>
        {row.withheld !== 0 && <small>{t('list.withheld', { amount: cents(row.withheld) })}</small>}
      </td>
      <td>
        <StatusChip tone={standing.tone}>{standing.words}</StatusChip>
      </td>
      <td>
        <PdfButton
          number={fullNumber}
          label={t('list.pdfOf', { number: fullNumber })}
          ask={(options) => downloadInvoice(id, options)}
        />
      </td>
    </tr>
  )
}

/** Invoices with what they come to and where they stand. */
export function InvoiceTable({ rows }: { rows: readonly InvoiceRow[] }) {
  const { t } = useTranslation('invoice')
  return (
    <Table label={t('list.title')} className="invoice-table" lines>
      <thead>
        <tr>
          <th scope="col">{t('list.col.number')}</th>
          <th scope="col">{t('list.col.who')}</th>
          {['base', 'vat', 'payable'].map((one) => (
            <th key={one} scope="col" className="cell-right">
              {t(`list.col.${one}`)}
            </th>
          ))}
          <th scope="col">{t('list.col.state')}</th>
          <th scope="col">{t('list.col.file')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}
