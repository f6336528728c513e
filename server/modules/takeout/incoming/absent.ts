import type { MessageKey } from '../messages.ts'

/** Kinds of records that no import brings, each with why, in words. */
export const ABSENT: Readonly<Record<string, MessageKey>> = {
  Agreement: 'absentAgreement',
  AgreementHome: 'absentAgreement',
  Introduction: 'absentIntroduction',
  IntroductionCheck: 'absentIntroduction',
  Deal: 'absentIntroduction',
  Fee: 'absentInvoice',
  Invoice: 'absentInvoice',
  Seller: 'absentOrder',
  MarketPublication: 'absentOrder',
  Order: 'absentOrder',
  Referral: 'absentReferral',
  QrCode: 'absentQrCode',
  Report: 'absentReport',
  PropertyFigures: 'absentFigures',
  Valuation: 'absentValuation',
  IntegrationLogEntry: 'absentLog',
  PublicationHome: 'absentPublication',
  ImportRun: 'absentLog',
  ImportItem: 'absentLog',
  IntakeRun: 'absentLog',
  IntakeRow: 'absentLog',
  Site: 'absentSite',
  SiteVersion: 'absentSite',
}
