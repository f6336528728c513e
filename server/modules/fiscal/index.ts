/** The door of module fiscal; README.md says what stands behind it. */
export { declareCommand } from './declare.ts'
export { handlers } from './fiscal.handlers.ts'
export { jobs } from './jobs.ts'
export { addRecord, ClockBehind, lockChain, type ChainEnd } from './chain.ts'
export { annulmentDigestOf, digestOf, type InvoiceId, type RecordOfIssue } from './digest.ts'
export { qrUrlOf, serviceOf, type FiscalService } from './qr.ts'
export { isKnownRecord, lastRecordOf, recordsAbout, type KnownRecord } from './about.ts'
export { destinationOf, isSentByAnother, systemOf } from './setting.ts'
export { agencySigner } from './signer.ts'
export { amountText, dayText } from './text.ts'
export { chainFaults } from './verify.ts'
export {
  annulmentXml,
  issueXml,
  type FiscalParty,
  type FiscalSystem,
  type FiscalVat,
  type Mends,
} from './xml.ts'
