/** The door of module fiscal; README.md says what stands behind it. */
export { jobs } from './jobs.ts'
export { addRecord, ClockBehind, lockChain, type ChainEnd } from './chain.ts'
export { digestOf, type InvoiceId, type RecordOfIssue } from './digest.ts'
export { qrUrlOf, serviceOf, type FiscalService } from './qr.ts'
export { destinationOf } from './setting.ts'
export { amountText, dayText } from './text.ts'
export { chainFaults } from './verify.ts'
export { issueXml, type FiscalParty, type FiscalSystem, type FiscalVat } from './xml.ts'
