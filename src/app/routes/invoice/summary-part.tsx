import { PendingPanel } from '../../../features/fee/pending-panel'
import { CompanyBand } from '../../../features/invoice/company-band'
import { LatestInvoices } from '../../../features/invoice/list/latest-invoices'
import { Figures } from '../../../features/tax/figures'

/** The first page of accounting: four figures, what is to be invoiced, the last invoices. */
export default function SummaryPart() {
  return (
    <>
      <CompanyBand />
      <Figures />
      <div className="invoice-stack">
        <PendingPanel />
        <LatestInvoices />
      </div>
    </>
  )
}
