/** The door of module invoice; README.md says what stands behind it. */
export { handlers } from './invoice.handlers.ts'
export { jobs } from './jobs.ts'
export { letByHand } from './agency/acts.ts'
export { companyOf, issuerOf } from './agency/company.ts'
export { addDraft, type DraftAbout } from './agency/draft.service.ts'
export { countMoney, moneyFaults } from './check.ts'
export { issueInvoice, type NewInvoice, type NewLine } from './issue.ts'
export {
  isHeldByAnother,
  isOperatorTaxId,
  operatorIssuer,
  othersUnder,
  setHolder,
  setOperatorIssuer,
  type IssuedBy,
} from './issuer.ts'
export { getInvoice, listInvoices, wholeInvoice, type InvoiceQuery } from './invoice.service.ts'
export {
  findByNumber,
  invoiceOf,
  lockInvoice,
  oldestOpen,
  openAbout,
  owedAbout,
  rectifying,
  type InvoiceRow,
} from './invoice.repository.ts'
export { lockOpen, openIssued } from './open-issued.ts'
export { onInvoicePaid, payInvoice } from './pay.ts'
export { rectifyInvoice, type Rectification } from './rectify.ts'
export { unpayInvoice } from './unpay.ts'
export { stateOf, toInvoice, transferOf } from './view.ts'
export { isWhole } from './whole.ts'
