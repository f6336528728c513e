import { downloadInvoice } from '../../../generated/api/invoice/invoice'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useSession } from '../../lib/session'
import { cents } from '../../lib/cents'
import { PdfButton } from '../../ui/workspace/pdf-button'

interface Shown {
  id: string
  fullNumber: string
  issuedOn: string
  payable: number
  /** What it is, in words. */
  words: string
}

/** Invoices in a few lines, each a PDF for who may open it. */
export function InvoiceList({ invoices }: { invoices: readonly Shown[] }) {
  const { t } = useTranslation('order')
  const { role } = useSession().profile
  const mayOpen = role === 'ADMIN' || role === 'SERVICE'
  return (
    <ul className="order-invoices">
      {invoices.map(({ id, fullNumber, issuedOn, payable, words }) => (
        <li key={id}>
          <div>
            <b className="num">{fullNumber}</b>
            <p className="muted">
              {words} · {date(issuedOn)}
            </p>
          </div>
          <span className="num">{payable < 0 ? `−${cents(-payable)}` : cents(payable)}</span>
          {mayOpen && (
            <PdfButton
              number={fullNumber}
              label={t('invoices.pdfOf', { number: fullNumber })}
              ask={(options) => downloadInvoice(id, options)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
