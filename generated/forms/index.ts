// Written by `npm run generate`. Do not edit.

/** Every form, loaded when it is asked for. */
export const forms = {
  AgencyPatch: () => import('./agency/AgencyPatch.ts'),
  AgendaEventInput: () => import('./agenda/AgendaEventInput.ts'),
  DemandBuyer: () => import('./demand/DemandBuyer.ts'),
  DemandContactInput: () => import('./demand/DemandContactInput.ts'),
  DemandFollow: () => import('./demand/DemandFollow.ts'),
  DemandHome: () => import('./demand/DemandHome.ts'),
  DemandMoney: () => import('./demand/DemandMoney.ts'),
  DemandNoteInput: () => import('./demand/DemandNoteInput.ts'),
  DemandStatusInput: () => import('./demand/DemandStatusInput.ts'),
  DemandWhat: () => import('./demand/DemandWhat.ts'),
  DemandWhere: () => import('./demand/DemandWhere.ts'),
  ImportInput: () => import('./import/ImportInput.ts'),
  LeadInput: () => import('./lead/LeadInput.ts'),
  LoginInput: () => import('./user/LoginInput.ts'),
  MediaMeta: () => import('./property/MediaMeta.ts'),
  PasswordResetConfirmInput: () => import('./user/PasswordResetConfirmInput.ts'),
  PasswordResetInput: () => import('./user/PasswordResetInput.ts'),
  PropertyBasics: () => import('./property/PropertyBasics.ts'),
  PropertyFeatures: () => import('./property/PropertyFeatures.ts'),
  PropertyLayout: () => import('./property/PropertyLayout.ts'),
  PropertyLegal: () => import('./property/PropertyLegal.ts'),
  PropertyLocation: () => import('./property/PropertyLocation.ts'),
  PropertyMandate: () => import('./property/PropertyMandate.ts'),
  PropertyPublication: () => import('./property/PropertyPublication.ts'),
  PropertyStatusInput: () => import('./property/PropertyStatusInput.ts'),
  PropertyTexts: () => import('./property/PropertyTexts.ts'),
  RegisterInput: () => import('./user/RegisterInput.ts'),
  RentalInput: () => import('./rental/RentalInput.ts'),
  ReportAnswer: () => import('./report/ReportAnswer.ts'),
  ReportInput: () => import('./report/ReportInput.ts'),
  UserInput: () => import('./user/UserInput.ts'),
  UserPatch: () => import('./user/UserPatch.ts'),
}

export type FormName = keyof typeof forms
