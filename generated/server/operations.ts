// Written by `npm run generate`. Do not edit.
import type {
  Agency,
  AgencyCompanyPatch,
  AgencyId,
  AgencyPatch,
  AgencyPublic,
  AgencySecurity,
  AgencySecurityPatch,
  AgencySso,
  AgencySsoInput,
  AgendaChange,
  AgendaClashInput,
  AgendaClashList,
  AgendaEvent,
  AgendaEventInput,
  AgendaEventPatch,
  AgendaKind,
  AgendaPage,
  AgendaScope,
  AgendaStatus,
  AgendaUndo,
  AgendaUndoInput,
  AgentId,
  Agreement,
  AgreementAnswer,
  AgreementHomePage,
  AgreementInput,
  AgreementList,
  AgreementTerms,
  AlertInput,
  AlertPatch,
  AnalysisAgents,
  AnalysisCostPage,
  AnalysisFunnel,
  AnalysisGrouping,
  AnalysisHealthBand,
  AnalysisHomeAct,
  AnalysisMarketDays,
  AnalysisPanel,
  AnalysisPriceBand,
  AnalysisPriceClass,
  AnalysisResponse,
  AnalysisSourceCost,
  AnalysisSourceCostInput,
  AnalysisSources,
  AnalysisStepKind,
  AnalysisStock,
  AnalysisSummary,
  ApiKeyInput,
  ApiKeyList,
  ApiKeySecret,
  AssetSource,
  AuditCheck,
  AuditOutcome,
  AuditPage,
  BankAccountList,
  BankCandidateList,
  BankEntry,
  BankEntryPage,
  BankEntryPatch,
  BankEntryState,
  BankMatchInput,
  BankPayment,
  BankPaymentInput,
  BankReading,
  BankStatementInput,
  BankSuggested,
  BaseMap,
  BrakedHomePage,
  CalendarFeed,
  CalendarFeedAddress,
  CalendarImport,
  CalendarImportInput,
  CardDesk,
  CardTroubleInput,
  Catalogue,
  ChannelRetry,
  ChannelTest,
  ChannelTrial,
  Chat,
  ChatInput,
  ChatMark,
  ChatMessage,
  ChatMessageInput,
  ChatMessagePage,
  ChatPage,
  ChatPatch,
  ChatReadInput,
  ChatReportInput,
  ChatSide,
  ChatToken,
  ChatUnread,
  ClusterList,
  Condition,
  ConflictChoice,
  ConflictsResolved,
  ConnectionAllow,
  ConnectionAllowed,
  ConnectionList,
  ConnectionRequest,
  ConnectionRule,
  Contact,
  ContactBulk,
  ContactBulkResult,
  ContactConsent,
  ContactConsentInput,
  ContactConsentList,
  ContactEntry,
  ContactEntryInput,
  ContactEntryPage,
  ContactEraseInput,
  ContactErased,
  ContactId,
  ContactInput,
  ContactLinkInput,
  ContactLinkList,
  ContactMergeInput,
  ContactMergePreview,
  ContactPage,
  ContactPatch,
  ContactRole,
  ContactTags,
  ContactUnmergeInput,
  CostBuyer,
  CostSheet,
  Course,
  CourseAttendanceInput,
  CourseDateList,
  CourseId,
  CourseKind,
  CourseList,
  CourseSessionInput,
  Dashboard,
  Deal,
  DealDisputeInput,
  DealInput,
  DealInvoice,
  DealPage,
  DealPreview,
  DealState,
  DealVersion,
  Demand,
  DemandBulk,
  DemandBulkResult,
  DemandHistoryEntry,
  DemandHistoryPage,
  DemandId,
  DemandInput,
  DemandMatch,
  DemandMatchPage,
  DemandNoteInput,
  DemandPage,
  DemandPatch,
  DemandStatus,
  DemandStatusInput,
  DemandTags,
  DemandUrgency,
  Dispute,
  DisputeInput,
  DisputeOutcome,
  DisputePage,
  DocumentList,
  DocumentUpload,
  Earnings,
  EarningsPeriod,
  EarningsStatement,
  EmailVerifyInput,
  EnergyLetter,
  Enrolment,
  EnrolmentDetail,
  EnrolmentInput,
  EnrolmentList,
  Erasure,
  ErasureInput,
  EventInput,
  Expense,
  ExpenseFileInput,
  ExpenseInput,
  ExpensePage,
  ExpensePayInput,
  ExpenseSave,
  ExpenseState,
  Fee,
  FeeInput,
  FeePage,
  FeePending,
  FirstRun,
  FirstRunInput,
  Fiscal,
  FiscalCertificateInput,
  FiscalModeInput,
  FiscalRecordPage,
  FiscalRecordState,
  GoogleCalendar,
  GoogleCalendarConsent,
  GoogleCalendarStart,
  HandoverInput,
  HandoverResult,
  Holdings,
  HomeChannelList,
  HomeId,
  ImportAction,
  ImportAgain,
  ImportInput,
  ImportItemPage,
  ImportRun,
  ImportRunPage,
  ImportTable,
  ImportTableInput,
  ImportTablePlan,
  ImportTablePreview,
  ImportTableStart,
  ImportedFieldList,
  ImportedFieldPage,
  InboxAssignInput,
  InboxBulkInput,
  InboxBulkResult,
  InboxClock,
  InboxDraft,
  InboxDraftList,
  InboxKind,
  InboxMessage,
  InboxMessageInput,
  InboxMessagePage,
  InboxPage,
  InboxReadInput,
  InboxRules,
  InboxRulesInput,
  InboxThread,
  InboxThreadInput,
  InboxThreadPatch,
  InboxUnread,
  IntakeFate,
  IntakeInput,
  IntakePlan,
  IntakePreview,
  IntakeRowPage,
  IntakeRun,
  IntakeRunPage,
  Integration,
  IntegrationActivityPage,
  IntegrationAddress,
  IntegrationInput,
  IntegrationList,
  IntegrationLogPage,
  IntegrationPatch,
  Introduction,
  IntroductionAllowance,
  IntroductionAnswer,
  IntroductionCheckInput,
  IntroductionCheckPage,
  IntroductionDisputeInput,
  IntroductionInput,
  IntroductionPage,
  IntroductionRole,
  InvitationInput,
  InvitationOffer,
  InvitationOpened,
  Invoice,
  InvoiceAnnulInput,
  InvoiceDraft,
  InvoiceDraftInput,
  InvoiceDraftList,
  InvoiceIssuer,
  InvoicePage,
  InvoicePayInput,
  InvoiceRecordInput,
  InvoiceRectifyInput,
  InvoiceSendInput,
  InvoiceSide,
  InvoiceStanding,
  Island,
  LabInput,
  LabReport,
  Language,
  Lead,
  LeadInput,
  LeadPage,
  LeadPatch,
  LeadReceipt,
  LeadState,
  LedgerCheck,
  Lesson,
  LessonId,
  LessonTime,
  ListKind,
  ListView,
  ListViewInput,
  ListViewList,
  ListViewPatch,
  Listing,
  ListingCardList,
  ListingFacets,
  ListingPage,
  LoginInput,
  LogoutInput,
  MarketCategory,
  MarketItem,
  MarketPage,
  MarketPictureInput,
  MarketPublication,
  MarketPublicationInput,
  MarketPublicationPage,
  MarketPublicationState,
  MarketReportInput,
  MarketReview,
  MarketReviewInput,
  MarketReviewPage,
  MarketReviewState,
  MarketSum,
  MarketTimes,
  MatchCountList,
  MatchReactionInput,
  MatchShow,
  MatchSource,
  MatchTuningInput,
  MatchTuningList,
  MediaList,
  MediaPatch,
  MediaUpload,
  Message,
  Money,
  Move,
  MoveInput,
  MoveItemKind,
  MoveItemPage,
  MoveItemState,
  MoveList,
  MovePatch,
  MoveStep,
  NearMissList,
  Network,
  NetworkAgencyInput,
  NetworkBlockInput,
  NetworkHome,
  NetworkHomePage,
  NetworkInput,
  NetworkInvitation,
  NetworkInvitationAnswer,
  NetworkInvitationInput,
  NetworkList,
  NetworkPatch,
  Notification,
  NotificationPage,
  NotificationPatch,
  NotificationSyncInput,
  NotificationsPatch,
  Offer,
  OfferInput,
  OfferPage,
  OfferPatch,
  OfferState,
  OfferStep,
  OpenHome,
  OpenSelection,
  Operation,
  OperatorActPage,
  OperatorReason,
  OperatorSubscriptionPage,
  Order,
  OrderActInput,
  OrderAnswerInput,
  OrderChanges,
  OrderCheckout,
  OrderDelivery,
  OrderFilesInput,
  OrderFilesResult,
  OrderInput,
  OrderMessageInput,
  OrderPage,
  OrderReviewInput,
  OrderState,
  OwnerAnswerInput,
  OwnerDesk,
  OwnerLinkInput,
  OwnerLinkMade,
  OwnerPage,
  OwnerProposal,
  OwnerProposalInput,
  PartnerVisit,
  PartnerVisitAnswer,
  PartnerVisitInput,
  PartnerVisitList,
  Passkey,
  PasskeyInput,
  PasskeyList,
  PasskeyLoginOptions,
  PasskeyOptions,
  PasskeyPatch,
  PasskeyProof,
  Passport,
  PassportPage,
  PassportProof,
  PassportProofCheck,
  PassportProofCheckInput,
  PassportState,
  PassportWaiverInput,
  PasswordResetConfirmInput,
  PasswordResetInput,
  PaymentAccount,
  Pipeline,
  Place,
  PlaceKind,
  PlaceList,
  PlanList,
  PriceChangeInput,
  PriceChanged,
  PriceEffect,
  PricePreviewInput,
  PrintChoice,
  PrintInfo,
  PrintLink,
  PrintOptions,
  Profile,
  Property,
  PropertyBulk,
  PropertyBulkResult,
  PropertyDuplicateInput,
  PropertyFigures,
  PropertyHistoryPage,
  PropertyInput,
  PropertyMap,
  PropertyMatchPage,
  PropertyPage,
  PropertyPatch,
  PropertyPublishInput,
  PropertyStatus,
  PropertyStatusInput,
  PropertySubtype,
  PropertyTags,
  PropertyTextDrafts,
  PropertyType,
  Proposal,
  ProposalConfirmInput,
  ProposalConfirmed,
  ProposalPage,
  ProposalPatch,
  ProposalState,
  PublicAgencyList,
  PublicOperation,
  PublicationBrakeList,
  PublicationChoice,
  PublicationChoiceResult,
  PublicationHome,
  PublicationHomePage,
  PublicationPreview,
  PublicationState,
  QrCode,
  QrCodeInput,
  QrCodeList,
  QrSheetInput,
  QuizAnswers,
  QuizResult,
  ReactionInput,
  RecordSearch,
  RecoveryCodes,
  Referral,
  ReferralAnswerInput,
  ReferralAsk,
  ReferralHome,
  ReferralOfferList,
  ReferralOwner,
  ReferralPage,
  ReferralPayee,
  ReferralPayeeReply,
  ReferralPhotoInput,
  ReferralProofInput,
  ReferralState,
  ReferralStepInput,
  ReferralSummary,
  ReferralTermsInput,
  ReferralTermsReply,
  ReferralVersion,
  RegisterInput,
  Rental,
  RentalAgencyInput,
  RentalCheckInput,
  RentalCheckRule,
  RentalCheckSave,
  RentalContract,
  RentalContractAnnul,
  RentalContractInput,
  RentalContracts,
  RentalDocumentUpload,
  RentalEligibility,
  RentalInput,
  RentalLink,
  RentalLinkInput,
  RentalLinkPage,
  RentalMatches,
  RentalMine,
  RentalNamed,
  RentalOffer,
  RentalOfferAnswer,
  RentalOfferInput,
  RentalOffers,
  RentalOfficers,
  RentalPage,
  RentalPatch,
  RentalQueue,
  RentalReceipt,
  RentalRow,
  RentalRules,
  RentalState,
  RentalStats,
  Report,
  ReportAnswer,
  ReportInput,
  ReportList,
  ReportReceipt,
  RoomCounts,
  Route,
  RouteAdoptInput,
  RouteAdopted,
  RouteInput,
  SameHomeChoice,
  SameHomePage,
  SavedFolder,
  SavedFolderInput,
  SavedHome,
  SavedHomeInput,
  SavedHomeList,
  SavedHomePatch,
  SavedSearch,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchPatch,
  SavedShareInput,
  SavedShareList,
  SavedShareMade,
  SearchFeature,
  SecondStepInput,
  SeenInput,
  SeenPage,
  SeenPatch,
  Selection,
  SelectionDraft,
  SelectionInput,
  SelectionList,
  SelectionMade,
  Seller,
  SellerAccount,
  SellerInput,
  SellerPayoutPage,
  Sentence,
  SharedList,
  Site,
  SiteBrandReading,
  SiteDomainInput,
  SiteDomainList,
  SiteExport,
  SiteFigures,
  SiteInput,
  SiteList,
  SiteOrderInput,
  SitePageInput,
  SitePagePatch,
  SitePatch,
  SitePictureInput,
  SitePictureList,
  SitePictureOffer,
  SitePreview,
  SitePublishInput,
  SiteReportInput,
  SiteRestoreInput,
  SiteScheme,
  SiteStateInput,
  SiteTemplateList,
  SiteVersionList,
  SocialLoginInput,
  SourceInput,
  SpokenLanguage,
  SsoInput,
  SsoStart,
  SsoStartInput,
  StepUp,
  StepUpInput,
  StreetList,
  Subscription,
  SubscriptionChange,
  SubscriptionCheckout,
  SubscriptionCheckoutInput,
  SubscriptionChoice,
  SubscriptionLimits,
  SubscriptionPreview,
  Surroundings,
  Takeout,
  TakeoutAddress,
  TakeoutImport,
  TakeoutImportInput,
  TakeoutImportList,
  TakeoutInput,
  TakeoutList,
  Target,
  TargetInput,
  TargetList,
  TaxFigures,
  TaxPartners,
  TaxQuarter,
  TaxQuarterSums,
  Template,
  TemplateInput,
  TemplateList,
  TemplatePatch,
  Totp,
  TotpCodeInput,
  TotpSecret,
  Training,
  Trust,
  UnmetBeds,
  UnmetCells,
  UnmetLetterInput,
  UnmetLevel,
  UnreadCount,
  User,
  UserInput,
  UserPage,
  UserPatch,
  UserSessionList,
  Uuid,
  Valuation,
  ValuationFamily,
  ValuationInput,
  ValuationList,
  ValuationOperation,
  ValuationQuality,
  Visit,
  VisitAsked,
  VisitBookInput,
  VisitBooked,
  VisitBooking,
  VisitBookingInput,
  VisitBookingList,
  VisitFeedbackInput,
  VisitHours,
  VisitList,
  VisitMoveInput,
  VisitOpen,
  VisitOpinion,
  VisitPage,
  VisitRequestList,
  VisitSheet,
  VisitSheetCheck,
  VisitSheetDraft,
  VisitSheetInput,
  Webhook,
  WebhookDeliveryPage,
  WebhookDeliveryRecord,
  WebhookInput,
  WebhookList,
  WebhookPatch,
  WebhookReplay,
  WebhookReplayed,
  WebhookSecret,
} from '../model/index.ts'

import type { Readable } from 'node:stream'

/** One file of a multipart body, in a temporary place; the server removes it after the request. */
export interface UploadedFile<Field extends string = string> {
  field: Field
  filename: string
  /** As the sender says; the handler looks at the bytes. */
  mime: string
  path: string
  /** Bytes. */
  size: number
  /** The entry of `<field>_extra` that belongs to this file. */
  extra?: unknown
}

/** A reply that is a file or a stream, not JSON. */
export interface FileReply {
  /** May go on for ever; it is destroyed when the reader hangs up. */
  stream: Readable
  contentType: string
  /** Further headers. */
  headers?: Record<string, string>
  /** Given: sent as an attachment of this name. */
  filename?: string
  /** Bytes, when known. */
  size?: number
  /** Records of an agency in it: those who lead it are told of many. */
  rows?: number
}

/** What an operation takes and answers. `files` names the file fields of its body. */
export interface OperationShape {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
  files: string
  reply: unknown
}

/** The headers that the contract names, in lower case; most operations have none. */
type HeadersOf<O extends OperationShape> = [keyof O['headers']] extends [never] ? unknown : { headers: O['headers'] }

export type Handler<O extends OperationShape, Ctx> = (
  input: { params: O['params']; query: O['query']; body: O['body']; files: UploadedFile<O['files']>[] } & HeadersOf<O>,
  ctx: Ctx,
) => Promise<O['reply']>

/** One function per operation; a missing one, or one with a wrong reply, does not compile. */
export type Handlers<Ctx> = { [K in keyof Operations]: Handler<Operations[K], Ctx> }

export interface Operations {
  /** GET /api/v1/course/ · Courses that are offered */
  listCourses: {
    params: Record<never, never>
    query: { kind?: CourseKind }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CourseList
  }
  /** GET /api/v1/course/{id}/ · A course with its outline and its dates */
  getCourse: {
    params: { id: CourseId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Course
  }
  /** GET /api/v1/course/{id}/session/ · Dates of a group course with who has a seat */
  listCourseSessions: {
    params: { id: CourseId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CourseDateList
  }
  /** POST /api/v1/course/{id}/session/ · Add a date to a group course, or change the one that begins at that moment */
  createCourseSession: {
    params: { id: CourseId }
    query: Record<never, never>
    headers: Record<never, never>
    body: CourseSessionInput
    files: never
    reply: CourseDateList
  }
  /** DELETE /api/v1/course/{id}/session/{sessionId}/ · Cancel a date of a group course */
  removeCourseSession: {
    params: { id: CourseId; sessionId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CourseDateList
  }
  /** POST /api/v1/course/{id}/session/{sessionId}/attendance/ · Note who came to a date */
  setCourseAttendance: {
    params: { id: CourseId; sessionId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: CourseAttendanceInput
    files: never
    reply: CourseDateList
  }
  /** POST /api/v1/course/{id}/enrol/ · Enrol in a course, or take a seat */
  joinCourse: {
    params: { id: CourseId }
    query: Record<never, never>
    headers: Record<never, never>
    body: EnrolmentInput
    files: never
    reply: Enrolment
  }
  /** DELETE /api/v1/course/{id}/enrol/ · Give a seat back, or leave the waiting list */
  leaveSeat: {
    params: { id: CourseId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/enrolment/ · My courses */
  listEnrolments: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: EnrolmentList
  }
  /** GET /api/v1/enrolment/{id}/ · One of my courses, lesson by lesson */
  getEnrolment: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: EnrolmentDetail
  }
  /** GET /api/v1/enrolment/{id}/lesson/{lessonId}/ · A lesson of my course */
  getLesson: {
    params: { id: Uuid; lessonId: LessonId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Lesson
  }
  /** POST /api/v1/enrolment/{id}/lesson/{lessonId}/beat/ · A minute in a lesson */
  countLessonTime: {
    params: { id: Uuid; lessonId: LessonId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: LessonTime
  }
  /** POST /api/v1/enrolment/{id}/lesson/{lessonId}/done/ · A lesson has been read */
  readLesson: {
    params: { id: Uuid; lessonId: LessonId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: EnrolmentDetail
  }
  /** POST /api/v1/enrolment/{id}/lesson/{lessonId}/quiz/ · Answer a quiz */
  answerQuiz: {
    params: { id: Uuid; lessonId: LessonId }
    query: Record<never, never>
    headers: Record<never, never>
    body: QuizAnswers
    files: never
    reply: QuizResult
  }
  /** GET /api/v1/training/ · My hours */
  getTraining: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Training
  }
  /** GET /api/v1/certificate/{certificateToken}/ · The PDF of a certificate that a link opens */
  downloadCertificate: {
    params: { certificateToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/market/ · Services that professionals offer */
  listMarket: {
    params: Record<never, never>
    query: { q?: string; category?: MarketCategory; island?: Island; propertyId?: HomeId; priceMax?: number; sort?: "near" | "rating" | "price"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketPage
  }
  /** GET /api/v1/market/seller/ · My data as a seller */
  getSeller: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Seller
  }
  /** PATCH /api/v1/market/seller/ · Change my data as a seller */
  updateSeller: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SellerInput
    files: never
    reply: Seller
  }
  /** POST /api/v1/market/seller/pay-account/ · Be paid by card */
  openSellerAccount: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SellerAccount
  }
  /** GET /api/v1/market/seller/payout/ · What I was paid out of orders by card */
  listSellerPayouts: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SellerPayoutPage
  }
  /** GET /api/v1/market/publication/ · What I offer */
  listMarketPublications: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketPublicationPage
  }
  /** POST /api/v1/market/publication/ · Begin a publication */
  createMarketPublication: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: MarketPublicationInput
    files: never
    reply: MarketPublication
  }
  /** GET /api/v1/market/publication/{id}/ · One of my publications */
  getMarketPublication: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketPublication
  }
  /** PATCH /api/v1/market/publication/{id}/ · Change a publication */
  updateMarketPublication: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MarketPublicationInput
    files: never
    reply: MarketPublication
  }
  /** DELETE /api/v1/market/publication/{id}/ · Throw a draft away */
  removeMarketPublication: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/market/publication/{id}/state/ · Publish or pause */
  setMarketPublicationState: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MarketPublicationState
    files: never
    reply: MarketPublication
  }
  /** POST /api/v1/market/publication/{id}/picture/ · Add a picture to a publication */
  addMarketPicture: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<MarketPictureInput, "picture">
    files: "picture"
    reply: MarketPublication
  }
  /** DELETE /api/v1/market/publication/{id}/picture/{hash}/ · Take a picture off a publication */
  removeMarketPicture: {
    params: { id: Uuid; hash: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketPublication
  }
  /** GET /api/v1/market/review/ · Publications as the site's operator looks at them */
  listMarketReviews: {
    params: Record<never, never>
    query: { state?: MarketReviewState; reported?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketReviewPage
  }
  /** POST /api/v1/market/review/{id}/ · The operator's word on a publication, or on who sells */
  reviewMarketPublication: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MarketReviewInput
    files: never
    reply: MarketReview
  }
  /** GET /api/v1/market/item/{id}/ · One service */
  getMarketItem: {
    params: { id: Uuid }
    query: { propertyId?: HomeId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketItem
  }
  /** GET /api/v1/market/item/{id}/time/ · Free times of a service for a home */
  listMarketTimes: {
    params: { id: Uuid }
    query: { propertyId?: HomeId; from?: string; days?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketTimes
  }
  /** GET /api/v1/market/item/{id}/sum/ · What a service costs for a home */
  sumMarketItem: {
    params: { id: Uuid }
    query: { propertyId?: HomeId; options?: Array<string>; quantity?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MarketSum
  }
  /** POST /api/v1/market/item/{id}/report/ · Report a service */
  reportMarketItem: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MarketReportInput
    files: never
    reply: void
  }
  /** GET /api/v1/order/ · Orders */
  listOrders: {
    params: Record<never, never>
    query: { side?: "bought" | "sold"; state?: OrderState; propertyId?: HomeId; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OrderPage
  }
  /** POST /api/v1/order/ · Order a service */
  createOrder: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderInput
    files: never
    reply: Order
  }
  /** GET /api/v1/order/earnings/ · What I earn */
  getEarnings: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Earnings
  }
  /** GET /api/v1/order/earnings/statement/ · My earnings of a period, order by order */
  getEarningsStatement: {
    params: Record<never, never>
    query: { period: EarningsPeriod }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: EarningsStatement
  }
  /** GET /api/v1/order/earnings/statement/csv/ · The same as a file for a spreadsheet */
  exportEarningsStatement: {
    params: Record<never, never>
    query: { period: EarningsPeriod }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/order/earnings/statement/pdf/ · The same on paper */
  downloadEarningsStatement: {
    params: Record<never, never>
    query: { period: EarningsPeriod }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/order/dispute/ · Disputes, as the site's operator settles them */
  listDisputes: {
    params: Record<never, never>
    query: { settled?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DisputePage
  }
  /** GET /api/v1/order/dispute/{id}/ · A dispute with both sides' words and what was delivered */
  getDispute: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Dispute
  }
  /** POST /api/v1/order/dispute/{id}/ · Settle a dispute: so many per cent go back */
  resolveDispute: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DisputeInput
    files: never
    reply: Dispute
  }
  /** GET /api/v1/order/dispute/{id}/outcome/ · What an outcome of a dispute would do to the money */
  previewDispute: {
    params: { id: Uuid }
    query: { percent: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DisputeOutcome
  }
  /** GET /api/v1/order/dispute/{id}/file/{fileId}/ · A file of a disputed delivery */
  getDisputeFile: {
    params: { id: Uuid; fileId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/order/{id}/ · One order */
  getOrder: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Order
  }
  /** POST /api/v1/order/{id}/act/ · Act on an order */
  actOnOrder: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderActInput
    files: never
    reply: Order
  }
  /** POST /api/v1/order/{id}/pay/ · Pay by card */
  payOrder: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OrderCheckout
  }
  /** POST /api/v1/order/{id}/file/ · Add files to a delivery */
  addOrderFiles: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<OrderFilesInput, "files">
    files: "files"
    reply: OrderFilesResult
  }
  /** GET /api/v1/order/{id}/file/{fileId}/ · A file of an order */
  getOrderFile: {
    params: { id: Uuid; fileId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** DELETE /api/v1/order/{id}/file/{fileId}/ · Take a file out of a delivery */
  removeOrderFile: {
    params: { id: Uuid; fileId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Order
  }
  /** GET /api/v1/order/{id}/delivery/ · What a delivery would change in the home */
  getOrderDelivery: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OrderChanges
  }
  /** PUT /api/v1/order/{id}/delivered/ · Fill in what is delivered as data */
  saveOrderDelivery: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderDelivery
    files: never
    reply: Order
  }
  /** POST /api/v1/order/{id}/message/ · Write to the other side */
  createOrderMessage: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderMessageInput
    files: never
    reply: Order
  }
  /** POST /api/v1/order/{id}/review/ · Rate an order */
  reviewOrder: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderReviewInput
    files: never
    reply: Order
  }
  /** POST /api/v1/order/{id}/review/answer/ · Answer a rating */
  answerOrderReview: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OrderAnswerInput
    files: never
    reply: Order
  }
  /** GET /api/v1/site/ · The website of my agency */
  listSites: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteList
  }
  /** POST /api/v1/site/ · Make the website of my agency, whole and filled */
  createSite: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteInput
    files: never
    reply: Site
  }
  /** GET /api/v1/site/template/ · The templates, each shown with my own homes */
  listSiteTemplates: {
    params: Record<never, never>
    query: { scheme?: SiteScheme }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteTemplateList
  }
  /** GET /api/v1/site/{id}/ · A website and its draft */
  getSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Site
  }
  /** PATCH /api/v1/site/{id}/ · Change brand, languages, links or another part of the whole site */
  updateSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SitePatch
    files: never
    reply: Site
  }
  /** POST /api/v1/site/{id}/page/ · Add a page */
  createSitePage: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SitePageInput
    files: never
    reply: Site
  }
  /** PATCH /api/v1/site/{id}/page/{pageId}/ · Save a page */
  saveSitePage: {
    params: { id: Uuid; pageId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SitePagePatch
    files: never
    reply: Site
  }
  /** DELETE /api/v1/site/{id}/page/{pageId}/ · Take a page away */
  deleteSitePage: {
    params: { id: Uuid; pageId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** PATCH /api/v1/site/{id}/order/ · Put the pages into another order */
  moveSitePages: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteOrderInput
    files: never
    reply: Site
  }
  /** GET /api/v1/site/{id}/picture/ · Pictures that the site may show */
  listSitePictures: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SitePictureList
  }
  /** POST /api/v1/site/{id}/picture/ · Add a picture */
  addSitePicture: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<SitePictureInput, "picture">
    files: "picture"
    reply: SitePictureOffer
  }
  /** DELETE /api/v1/site/{id}/picture/{hash}/ · Remove a picture that was uploaded for the site */
  deleteSitePicture: {
    params: { id: Uuid; hash: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/site/{id}/brand/ · The colours of a logo, proposed for the site */
  readSiteBrand: {
    params: { id: Uuid }
    query: { hash?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteBrandReading
  }
  /** POST /api/v1/site/{id}/undo/ · Take the last change of the draft back */
  undoSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Site
  }
  /** POST /api/v1/site/{id}/redo/ · Bring back what was taken back */
  redoSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Site
  }
  /** POST /api/v1/site/{id}/publish/ · Publish the draft */
  publishSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SitePublishInput
    files: never
    reply: Site
  }
  /** GET /api/v1/site/{id}/version/ · Versions that were published, newest first */
  listSiteVersions: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteVersionList
  }
  /** POST /api/v1/site/{id}/version/{number}/restore/ · Go back to a version */
  restoreSiteVersion: {
    params: { id: Uuid; number: number }
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteRestoreInput
    files: never
    reply: Site
  }
  /** PATCH /api/v1/site/{id}/state/ · Take the site off the net for a while, or put it back */
  setSiteState: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteStateInput
    files: never
    reply: Site
  }
  /** PATCH /api/v1/site/{id}/report/ · Whether the figures of each month are mailed to me */
  setSiteReport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteReportInput
    files: never
    reply: Site
  }
  /** GET /api/v1/site/{id}/preview/ · A link to the draft, or to a version */
  previewSite: {
    params: { id: Uuid }
    query: { page?: Uuid; language?: Language; number?: number; scheme?: SiteScheme; send?: boolean }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SitePreview
  }
  /** GET /api/v1/site/{id}/domain/ · Domains of the site */
  listSiteDomains: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteDomainList
  }
  /** POST /api/v1/site/{id}/domain/ · Ask for a domain */
  createSiteDomain: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SiteDomainInput
    files: never
    reply: SiteDomainList
  }
  /** DELETE /api/v1/site/{id}/domain/{domainId}/ · Give a domain up */
  deleteSiteDomain: {
    params: { id: Uuid; domainId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteDomainList
  }
  /** POST /api/v1/site/{id}/domain/{domainId}/check/ · Look at a domain's records now */
  checkSiteDomain: {
    params: { id: Uuid; domainId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteDomainList
  }
  /** POST /api/v1/site/{id}/domain/{domainId}/main/ · Make a domain the site's address */
  setMainSiteDomain: {
    params: { id: Uuid; domainId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteDomainList
  }
  /** GET /api/v1/site/{id}/figures/ · How the website is read, and what comes of it */
  getSiteFigures: {
    params: { id: Uuid }
    query: { from?: string; to?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteFigures
  }
  /** GET /api/v1/site/{id}/export/ · A link to the published site as files */
  exportSite: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SiteExport
  }
  /** GET /api/v1/network/circle/ · Networks of my agency, and its invitations */
  listNetworks: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NetworkList
  }
  /** POST /api/v1/network/circle/ · Start a network */
  createNetwork: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkInput
    files: never
    reply: Network
  }
  /** GET /api/v1/network/circle/{id}/ · One network */
  getNetwork: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Network
  }
  /** PATCH /api/v1/network/circle/{id}/ · Change name and rules of a network */
  updateNetwork: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkPatch
    files: never
    reply: Network
  }
  /** POST /api/v1/network/circle/{id}/invitation/ · Invite an agency by e-mail */
  createNetworkInvitation: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkInvitationInput
    files: never
    reply: Network
  }
  /** POST /api/v1/network/circle/{id}/leave/ · Leave a network */
  leaveNetwork: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/network/circle/{id}/lead/ · Hand the lead of a network to another member */
  assignNetworkLead: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkAgencyInput
    files: never
    reply: Network
  }
  /** POST /api/v1/network/circle/{id}/expel/ · Expel a member from a network */
  removeNetworkMember: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkAgencyInput
    files: never
    reply: Network
  }
  /** POST /api/v1/network/circle/{id}/block/ · Block an agency, or let it in again */
  setNetworkBlock: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkBlockInput
    files: never
    reply: Network
  }
  /** GET /api/v1/network/invitation/{key}/ · Read an invitation */
  getNetworkInvitation: {
    params: { key: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NetworkInvitation
  }
  /** POST /api/v1/network/invitation/{key}/ · Accept or decline an invitation */
  answerNetworkInvitation: {
    params: { key: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: NetworkInvitationAnswer
    files: never
    reply: NetworkList
  }
  /** GET /api/v1/network/home/ · Search the homes that partners share with my agency */
  searchNetworkHomes: {
    params: Record<never, never>
    query: { sources?: Array<AssetSource>; agreementId?: Uuid; operation?: PublicOperation; place?: string; type?: Array<PropertyType>; subtype?: Array<PropertySubtype>; priceMin?: Money; priceMax?: Money; areaMin?: number; areaMax?: number; bedroomsMin?: number; bathroomsMin?: number; feature?: Array<SearchFeature>; q?: string; sort?: "newest" | "price" | "priceDesc" | "size"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NetworkHomePage
  }
  /** GET /api/v1/network/home/{id}/ · A home that a partner shares with my agency */
  getNetworkHome: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NetworkHome
  }
  /** GET /api/v1/network/agreement/ · Agreements of my agency */
  listAgreements: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgreementList
  }
  /** POST /api/v1/network/agreement/ · Propose terms to a member, or to all of them */
  createAgreement: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AgreementInput
    files: never
    reply: AgreementList
  }
  /** GET /api/v1/network/agreement/{id}/ · One agreement, with every version of its terms */
  getAgreement: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Agreement
  }
  /** POST /api/v1/network/agreement/{id}/accept/ · Accept the terms */
  acceptAgreement: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgreementAnswer
    files: never
    reply: Agreement
  }
  /** POST /api/v1/network/agreement/{id}/refuse/ · Refuse the terms, or take back the own proposal */
  refuseAgreement: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgreementAnswer
    files: never
    reply: Agreement
  }
  /** POST /api/v1/network/agreement/{id}/counter/ · Propose other terms */
  proposeAgreement: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgreementTerms
    files: never
    reply: Agreement
  }
  /** POST /api/v1/network/agreement/{id}/revoke/ · End an agreement */
  revokeAgreement: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Agreement
  }
  /** GET /api/v1/network/agreement/{id}/home/ · Own homes under an agreement: shared, or withheld and why */
  listAgreementHomes: {
    params: { id: Uuid }
    query: { state?: "shared" | "withheld"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgreementHomePage
  }
  /** GET /api/v1/introduction/ · The register of introductions */
  listIntroductions: {
    params: Record<never, never>
    query: { role?: IntroductionRole; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntroductionPage
  }
  /** POST /api/v1/introduction/ · Introduce a client of mine to a partner's home */
  createIntroduction: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: IntroductionInput
    files: never
    reply: Introduction
  }
  /** GET /api/v1/introduction/check/ · Who asked about clients at my homes */
  listIntroductionChecks: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntroductionCheckPage
  }
  /** POST /api/v1/introduction/check/ · Was a client of mine introduced to this home already? */
  checkIntroduction: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: IntroductionCheckInput
    files: never
    reply: IntroductionAnswer
  }
  /** GET /api/v1/introduction/allowance/ · How many checks I have left today */
  getIntroductionAllowance: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntroductionAllowance
  }
  /** POST /api/v1/introduction/{id}/dispute/ · Dispute who introduced a client */
  disputeIntroduction: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: IntroductionDisputeInput
    files: never
    reply: Introduction
  }
  /** DELETE /api/v1/introduction/{id}/dispute/ · Withdraw a dispute */
  withdrawIntroductionDispute: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Introduction
  }
  /** GET /api/v1/referral/ · Referrals: those I passed on, or those passed on to my agency */
  listReferrals: {
    params: Record<never, never>
    query: { state?: ReferralState; mine?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralPage
  }
  /** POST /api/v1/referral/ · Begin a referral: who the owner is (step 1) */
  createReferral: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralOwner
    files: never
    reply: Referral
  }
  /** GET /api/v1/referral/{id}/ · One referral */
  getReferral: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Referral
  }
  /** PATCH /api/v1/referral/{id}/ · Change who the owner is (step 1) */
  updateReferral: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralOwner
    files: never
    reply: Referral
  }
  /** DELETE /api/v1/referral/{id}/ · Take a referral back */
  deleteReferral: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** PUT /api/v1/referral/{id}/home/ · Say which home it is (step 2) */
  saveReferralHome: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralHome
    files: never
    reply: Referral
  }
  /** POST /api/v1/referral/{id}/photo/ · Add a picture of the home */
  addReferralPhoto: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ReferralPhotoInput, "picture">
    files: "picture"
    reply: Referral
  }
  /** DELETE /api/v1/referral/{id}/photo/{hash}/ · Remove a picture of the home */
  deleteReferralPhoto: {
    params: { id: Uuid; hash: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/referral/{id}/proof/ · Show that the owner agreed to be spoken of */
  getReferralProof: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/referral/{id}/proof/ · Keep a proof that the owner agrees to be spoken of */
  uploadReferralProof: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ReferralProofInput, "proof">
    files: "proof"
    reply: Referral
  }
  /** POST /api/v1/referral/{id}/send/ · Send a referral: the owner is asked */
  sendReferral: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralVersion
    files: never
    reply: Referral
  }
  /** POST /api/v1/referral/{id}/step/ · Move a referral on */
  stepReferral: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralStepInput
    files: never
    reply: Referral
  }
  /** GET /api/v1/referral/{id}/receipt/ · The receipt of what was paid, as PDF */
  downloadReferralReceipt: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/referral-owner/{ownerToken}/ · What the owner is asked */
  openReferral: {
    params: { ownerToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralAsk
  }
  /** POST /api/v1/referral-owner/{ownerToken}/ · The owner says yes or no */
  answerReferral: {
    params: { ownerToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralAnswerInput
    files: never
    reply: ReferralAsk
  }
  /** GET /api/v1/referral-terms/ · What my agency gives for a referral */
  getReferralTerms: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralTermsReply
  }
  /** PUT /api/v1/referral-terms/ · Change what my agency gives for a referral */
  saveReferralTerms: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralTermsInput
    files: never
    reply: ReferralTermsReply
  }
  /** GET /api/v1/referral-offer/ · Agencies that take referrals, with their terms */
  listReferralOffers: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralOfferList
  }
  /** GET /api/v1/referral-summary/ · My money by year, and how many may still be paid this year */
  getReferralSummary: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralSummary
  }
  /** GET /api/v1/referral-payee/ · Where I am paid */
  getReferralPayee: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReferralPayeeReply
  }
  /** PUT /api/v1/referral-payee/ · Say where I am paid */
  saveReferralPayee: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ReferralPayee
    files: never
    reply: ReferralPayeeReply
  }
  /** GET /api/v1/deal/ · Deals that my agency divides with others */
  listDeals: {
    params: Record<never, never>
    query: { state?: DealState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DealPage
  }
  /** POST /api/v1/deal/ · Propose how a deal is divided */
  createDeal: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: DealInput
    files: never
    reply: Deal
  }
  /** GET /api/v1/deal/preview/ · What a deal would divide, before it is proposed */
  previewDeal: {
    params: Record<never, never>
    query: { introductionId: Uuid; closePrice?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DealPreview
  }
  /** POST /api/v1/deal/{id}/agree/ · Agree to what a deal divides */
  acceptDeal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DealVersion
    files: never
    reply: Deal
  }
  /** POST /api/v1/deal/{id}/invoice/ · Note the invoice of a deal */
  invoiceDeal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DealInvoice
    files: never
    reply: Deal
  }
  /** POST /api/v1/deal/{id}/pay/ · Confirm that a deal was paid */
  payDeal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DealVersion
    files: never
    reply: Deal
  }
  /** POST /api/v1/deal/{id}/dispute/ · Dispute a deal */
  disputeDeal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DealDisputeInput
    files: never
    reply: Deal
  }
  /** GET /api/v1/view/ · Views of a list: my own and those colleagues share with the agency */
  listViews: {
    params: Record<never, never>
    query: { list: ListKind }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ListViewList
  }
  /** POST /api/v1/view/ · Keep the search I look at as a view */
  createView: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ListViewInput
    files: never
    reply: ListView
  }
  /** PATCH /api/v1/view/{id}/ · Rename, change or share a view; the default may be a colleague's */
  updateView: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ListViewPatch
    files: never
    reply: ListView
  }
  /** DELETE /api/v1/view/{id}/ · Remove a view of mine; an ADMIN also shared ones */
  removeView: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/analysis/funnel/ · What became of the enquiries of a period, from the answer to the signature */
  getAnalysisFunnel: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation>; groupBy?: AnalysisGrouping; items?: boolean; step?: AnalysisStepKind; key?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisFunnel
  }
  /** GET /api/v1/analysis/response/ · How fast the enquiries of a period were answered, and what came of it */
  getAnalysisResponse: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation>; groupBy?: AnalysisGrouping }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisResponse
  }
  /** GET /api/v1/analysis/market-days/ · Days until a home is sold or let, those that are not yet counted in */
  getAnalysisMarketDays: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation>; island?: Island; type?: PropertyType; band?: AnalysisPriceBand }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisMarketDays
  }
  /** GET /api/v1/analysis/sources/ · Where the enquiries of a period came from, what became of them and what they cost */
  getAnalysisSources: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisSources
  }
  /** GET /api/v1/analysis/source-cost/ · What was written down of the costs of sources */
  listAnalysisCosts: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisCostPage
  }
  /** PUT /api/v1/analysis/source-cost/ · Write down what a month of a source cost */
  setAnalysisSourceCost: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AnalysisSourceCostInput
    files: never
    reply: AnalysisSourceCost
  }
  /** GET /api/v1/analysis/agents/ · What became of the enquiries of a period, by who has them */
  getAnalysisAgents: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisAgents
  }
  /** GET /api/v1/analysis/stock/ · How each home on the market stands, and what it asks for */
  getAnalysisStock: {
    params: Record<never, never>
    query: { agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation>; act?: AnalysisHomeAct; band?: AnalysisHealthBand; class?: AnalysisPriceClass; sort?: "score" | "price"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisStock
  }
  /** GET /api/v1/analysis/summary/ · Three answers: where deals come from, which homes to reprice, what the law asks */
  getAnalysisSummary: {
    params: Record<never, never>
    query: { from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AnalysisSummary
  }
  /** GET /api/v1/analysis/export/ · A figure as a file: CSV that a spreadsheet does not run as formulas */
  exportAnalysis: {
    params: Record<never, never>
    query: { panel: AnalysisPanel; groupBy?: AnalysisGrouping; from?: string; to?: string; asOf?: string; agentId?: AgentId; branchId?: Uuid; operation?: Array<Operation> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/dashboard/ · Today and what changed since yesterday: an agent's own, for an ADMIN the agency's */
  getDashboard: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Dashboard
  }
  /** GET /api/v1/dashboard/first/ · What an agency still needs in its first hour, as its reader may do it */
  getFirstRun: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FirstRun
  }
  /** PUT /api/v1/dashboard/first/ · Put steps of the first hour away, or the whole list */
  setFirstRun: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: FirstRunInput
    files: never
    reply: FirstRun
  }
  /** GET /api/v1/dashboard/pipeline/ · The month from mandate to signature: an agent's own, for an ADMIN the agency's or one person's */
  getPipeline: {
    params: Record<never, never>
    query: { month?: string; agentId?: AgentId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Pipeline
  }
  /** GET /api/v1/dashboard/target/ · Targets per month of the agency's people; an agent sees their own */
  listTargets: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TargetList
  }
  /** PUT /api/v1/dashboard/target/{id}/ · Set what a person of the agency aims at in a month */
  setTarget: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: TargetInput
    files: never
    reply: Target
  }
  /** POST /api/v1/user/login/ · Sign in with e-mail and password */
  loginUser: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: LoginInput
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/login/social/ · Sign in with Google or Apple */
  loginSocial: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SocialLoginInput
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/login/second/ · The second step of signing in: a code of the app, or a recovery code */
  loginSecondStep: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SecondStepInput
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/login/sso/start/ · Begin to sign in with the company's account */
  startSso: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SsoStartInput
    files: never
    reply: SsoStart
  }
  /** POST /api/v1/user/login/sso/ · Sign in with what the company's account answered */
  loginSso: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SsoInput
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/login/passkey/options/ · Begin to sign in with a passkey: what the browser is given */
  startPasskeyLogin: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PasskeyLoginOptions
  }
  /** POST /api/v1/user/login/passkey/ · Sign in with a passkey */
  loginPasskey: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PasskeyProof
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/passkey/options/ · Begin a passkey: what the browser is given */
  startPasskey: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PasskeyOptions
  }
  /** GET /api/v1/user/passkey/ · My passkeys */
  listPasskeys: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PasskeyList
  }
  /** POST /api/v1/user/passkey/ · Keep a passkey that the browser made */
  addPasskey: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PasskeyInput
    files: never
    reply: Passkey
  }
  /** PATCH /api/v1/user/passkey/{id}/ · Call a passkey something */
  renamePasskey: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PasskeyPatch
    files: never
    reply: Passkey
  }
  /** DELETE /api/v1/user/passkey/{id}/ · Forget a passkey; it opens nothing any more */
  removePasskey: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/user/totp/ · Whether my account asks for a code, and how many recovery codes are left */
  getTotp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Totp
  }
  /** DELETE /api/v1/user/totp/ · Turn the second step off; recovery codes end with it */
  removeTotp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/user/totp/start/ · Begin the second step: a secret for an app that shows codes */
  startTotp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TotpSecret
  }
  /** POST /api/v1/user/totp/confirm/ · Turn the second step on with a code of the app */
  confirmTotp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: TotpCodeInput
    files: never
    reply: RecoveryCodes
  }
  /** POST /api/v1/user/totp/recovery/ · Ten new recovery codes; those of before end */
  renewRecoveryCodes: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RecoveryCodes
  }
  /** POST /api/v1/user/register/ · Register a visitor, a referrer, or an agency with its first ADMIN */
  registerUser: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: RegisterInput
    files: never
    reply: Profile
  }
  /** POST /api/v1/user/logout/ · Sign out: the token stops working at once */
  logoutUser: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: LogoutInput | undefined
    files: never
    reply: void
  }
  /** POST /api/v1/user/erasure/ · Close my account: ten seconds later it and what is mine are erased; only visitors (USER), people of an agency and of the programmes are refused in words */
  eraseMe: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ErasureInput | undefined
    files: never
    reply: Erasure
  }
  /** DELETE /api/v1/user/erasure/ · Take back closing my account, while it is still there */
  keepMe: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Erasure
  }
  /** GET /api/v1/user/session/ · Where I am signed in */
  listSessions: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: UserSessionList
  }
  /** POST /api/v1/user/session/end-others/ · Sign out on all devices but this one */
  revokeOtherSessions: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** DELETE /api/v1/user/session/{id}/ · Sign out on another device, or here */
  revokeSession: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/user/step-up/ · How far this session has proved that it is mine */
  getStepUp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: StepUp
  }
  /** POST /api/v1/user/step-up/ · Prove that it is me, for ten minutes of this session */
  stepUp: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: StepUpInput
    files: never
    reply: StepUp
  }
  /** POST /api/v1/user/step-up/code/ · Have a code mailed to me with which this session proves itself */
  sendStepUpCode: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/user/step-up/passkey/ · Begin to prove with a passkey that it is me: what the browser is given */
  startStepUpPasskey: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PasskeyLoginOptions
  }
  /** POST /api/v1/user/password-reset/ · Ask for a one-time link by mail */
  requestPasswordReset: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PasswordResetInput
    files: never
    reply: Message
  }
  /** POST /api/v1/user/password-reset/confirm/ · Set a new password with the link; signs every session out */
  confirmPasswordReset: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PasswordResetConfirmInput
    files: never
    reply: Profile
  }
  /** GET /api/v1/user/ · People of my agency */
  listUsers: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number; q?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: UserPage
  }
  /** POST /api/v1/user/ · Invite a person to my agency by mail */
  createUser: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: UserInput
    files: never
    reply: User
  }
  /** GET /api/v1/user/counts/ · What stands beside the rooms of my desk: how many there are, wait for me, are broken */
  countRooms: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RoomCounts
  }
  /** POST /api/v1/user/verify-email/ · Ask for the link that confirms my e-mail, or confirm it with its token */
  verifyEmail: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: EmailVerifyInput | undefined
    files: never
    reply: User
  }
  /** DELETE /api/v1/user/verify-email/ · Let go of the e-mail that waits to become mine; the account keeps the one it has */
  cancelEmailChange: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: User
  }
  /** POST /api/v1/user/stripe/ · Open my account at the payment service */
  openPaymentAccount: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PaymentAccount
  }
  /** PATCH /api/v1/user/stripe/{id}/ · Another link to my account at the payment service; id is mine */
  renewPaymentAccount: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PaymentAccount
  }
  /** PATCH /api/v1/user/notification-sync/ · Where this session's device is pushed to: registers, renews or removes it */
  syncNotifications: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: NotificationSyncInput
    files: never
    reply: void
  }
  /** POST /api/v1/user/invitation/ · Who invites me into their team, by the token of the mail */
  readInvitation: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InvitationInput
    files: never
    reply: InvitationOffer
  }
  /** POST /api/v1/user/invitation/accept/ · Join the agency that invites me */
  acceptInvitation: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InvitationInput
    files: never
    reply: User
  }
  /** POST /api/v1/user/invitation/open/ · What the link of an invitation leads to, without signing in */
  openInvitation: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InvitationInput
    files: never
    reply: InvitationOpened
  }
  /** POST /api/v1/user/invitation/join/ · Join the agency that invites me with a new account: choose its password */
  joinByInvitation: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PasswordResetConfirmInput
    files: never
    reply: Profile
  }
  /** GET /api/v1/user/{id}/ · A person: myself, or one of my agency */
  getUser: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: User
  }
  /** PATCH /api/v1/user/{id}/ · Save a person: myself, or one of my agency as its ADMIN */
  updateUser: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<UserPatch, "avatar">
    files: "avatar"
    reply: User
  }
  /** POST /api/v1/user/{id}/invitation/ · Send the link of an invitation again; the one before stops working */
  resendInvitation: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: User
  }
  /** DELETE /api/v1/user/{id}/invitation/ · Withdraw an invitation that was not taken up; the person is gone, or has left as before */
  withdrawInvitation: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/user/{id}/owner/ · Give the agency to another of its administrators */
  setAgencyOwner: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: User
  }
  /** GET /api/v1/user/{id}/handover/ · What a person of my agency holds */
  getHoldings: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Holdings
  }
  /** POST /api/v1/user/{id}/handover/ · Give all that a person holds to a colleague, and let the person go; whole or not at all */
  handOver: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: HandoverInput
    files: never
    reply: HandoverResult
  }
  /** GET /api/v1/agency/ · Agencies with homes on the market, by name: whom a visitor can write to */
  listPublicAgencies: {
    params: Record<never, never>
    query: { slug?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PublicAgencyList
  }
  /** GET /api/v1/agency/public/{slug}/ · An agency as the public knows it */
  getPublicAgency: {
    params: { slug: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgencyPublic
  }
  /** GET /api/v1/agency/{id}/ · My agency */
  getAgency: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Agency
  }
  /** PATCH /api/v1/agency/{id}/ · Save my agency */
  updateAgency: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<AgencyPatch, "logo" | "cover">
    files: "logo" | "cover"
    reply: Agency
  }
  /** GET /api/v1/agency/{id}/security/ · How the people of my agency sign in, and who has no second step */
  getAgencySecurity: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgencySecurity
  }
  /** PATCH /api/v1/agency/{id}/security/ · Ask the people of my agency for a second step */
  updateAgencySecurity: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgencySecurityPatch
    files: never
    reply: AgencySecurity
  }
  /** GET /api/v1/agency/{id}/sso/ · How my agency's people sign in with the company's account */
  getAgencySso: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgencySso
  }
  /** PUT /api/v1/agency/{id}/sso/ · Set up signing in with the company's account (OpenID Connect) */
  saveAgencySso: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgencySsoInput
    files: never
    reply: AgencySso
  }
  /** DELETE /api/v1/agency/{id}/sso/ · No more signing in with the company's account */
  removeAgencySso: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/agency/{id}/sso/domain/ · Look whether the domain is the agency's */
  checkAgencySsoDomain: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgencySso
  }
  /** PATCH /api/v1/agency/{id}/company/ · Save the company behind my agency */
  updateCompany: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgencyCompanyPatch
    files: never
    reply: Agency
  }
  /** GET /api/v1/property/ · The portfolio: an agent sees their own and shared homes, an ADMIN the agency's */
  listProperties: {
    params: Record<never, never>
    query: { q?: string; status?: Array<PropertyStatus>; operation?: Array<Operation>; type?: Array<PropertyType>; island?: Array<Island>; source?: Array<AssetSource>; agentId?: AgentId; tag?: Array<string>; ownerId?: ContactId; priceMin?: Money; priceMax?: Money; incomplete?: boolean; priceLowered?: boolean; mandateEnds?: number; sort?: "updated" | "created" | "price" | "priceDesc" | "ref" | "completeness"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyPage
  }
  /** POST /api/v1/property/ · Start a home as a draft */
  createProperty: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyInput
    files: never
    reply: Property
  }
  /** POST /api/v1/property/bulk/ · One change for several homes: status, agent, tags, archive */
  changeProperties: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyBulk
    files: never
    reply: PropertyBulkResult
  }
  /** POST /api/v1/property/bulk/{bulkId}/undo/ · Take a change of several homes back, where nothing has changed since */
  undoPropertyBulk: {
    params: { bulkId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyBulkResult
  }
  /** GET /api/v1/property/map/ · The portfolio on a map: homes where they are few, discs where they are many */
  mapProperties: {
    params: Record<never, never>
    query: { q?: string; status?: Array<PropertyStatus>; operation?: Array<Operation>; type?: Array<PropertyType>; island?: Array<Island>; source?: Array<AssetSource>; agentId?: AgentId; tag?: Array<string>; ownerId?: ContactId; priceMin?: Money; priceMax?: Money; incomplete?: boolean; priceLowered?: boolean; mandateEnds?: number; grid?: number; bbox?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyMap
  }
  /** GET /api/v1/property/tag/ · Tags in use on homes within my rights */
  listPropertyTags: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyTags
  }
  /** GET /api/v1/property/{id}/ · One home, everything known */
  getProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Property
  }
  /** PATCH /api/v1/property/{id}/ · Save one or more steps; each sent step replaces the stored one */
  updateProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyPatch
    files: never
    reply: Property
  }
  /** DELETE /api/v1/property/{id}/ · Put away: gone from portfolio and site, can be restored */
  archiveProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/property/{id}/publish/ · Publish, when nothing is missing */
  publishProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyPublishInput
    files: never
    reply: Property
  }
  /** POST /api/v1/property/{id}/status/ · Change status and substatus, with a reason */
  changePropertyStatus: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyStatusInput
    files: never
    reply: Property
  }
  /** POST /api/v1/property/{id}/restore/ · Bring back what was put away, as it was; one that lacks something to be public comes back as a draft */
  restoreProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Property
  }
  /** GET /api/v1/property/{id}/draft/ · Title and description made of a home's facts, in four languages */
  draftPropertyTexts: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyTextDrafts
  }
  /** GET /api/v1/property/{id}/history/ · What happened to a home, newest first */
  listPropertyHistory: {
    params: { id: Uuid }
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyHistoryPage
  }
  /** POST /api/v1/property/{id}/media/ · Add photos or plans */
  uploadPropertyMedia: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<MediaUpload, "files">
    files: "files"
    reply: MediaList
  }
  /** PATCH /api/v1/property/{id}/media/ · Order, label and caption photos */
  updatePropertyMedia: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MediaPatch
    files: never
    reply: MediaList
  }
  /** DELETE /api/v1/property/{id}/media/{mediaId}/ · Remove a photo */
  removePropertyMedia: {
    params: { id: Uuid; mediaId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MediaList
  }
  /** GET /api/v1/property/{id}/document/ · Documents of a home */
  listPropertyDocuments: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DocumentList
  }
  /** POST /api/v1/property/{id}/document/ · Add a document with its type */
  uploadPropertyDocument: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<DocumentUpload, "file">
    files: "file"
    reply: DocumentList
  }
  /** GET /api/v1/property/{id}/document/{documentId}/ · The file itself */
  downloadPropertyDocument: {
    params: { id: Uuid; documentId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** DELETE /api/v1/property/{id}/document/{documentId}/ · Remove a document */
  removePropertyDocument: {
    params: { id: Uuid; documentId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DocumentList
  }
  /** POST /api/v1/property/{id}/duplicate/ · A new draft like this home, under a reference of its own */
  duplicateProperty: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PropertyDuplicateInput
    files: never
    reply: Property
  }
  /** GET /api/v1/property/{id}/publication/ · A home on each channel of the agency */
  listHomeChannels: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: HomeChannelList
  }
  /** GET /api/v1/property/{id}/imported/ · Fields of a home that its sources and the agency say otherwise */
  listImportedFields: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportedFieldList
  }
  /** GET /api/v1/passport/ · Homes by what their passports say */
  listPassports: {
    params: Record<never, never>
    query: { state?: PassportState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PassportPage
  }
  /** POST /api/v1/passport/proof/check/ · Is this PDF a proof that this site made? */
  checkPassportProof: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PassportProofCheckInput
    files: never
    reply: PassportProofCheck
  }
  /** GET /api/v1/passport/{id}/ · How a home stands to each rule today */
  getPassport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Passport
  }
  /** POST /api/v1/passport/{id}/waive/ · Let a warning pass for 30 days */
  createPassportWaiver: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PassportWaiverInput
    files: never
    reply: Passport
  }
  /** POST /api/v1/passport/{id}/proof/ · A PDF of how a home stands today */
  createPassportProof: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PassportProof
  }
  /** GET /api/v1/trust/{id}/ · What is checked of a home today, and what is missing */
  getTrust: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Trust
  }
  /** POST /api/v1/property/{id}/price/ · Change the price of a home, with the reason */
  changePrice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PriceChangeInput
    files: never
    reply: PriceChanged
  }
  /** POST /api/v1/property/{id}/price/preview/ · Who would hear of a price, before it is saved */
  previewPrice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PricePreviewInput
    files: never
    reply: PriceEffect
  }
  /** GET /api/v1/property/{id}/print/ · What can be printed of a home, and my last choice */
  getPrintChoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PrintChoice
  }
  /** POST /api/v1/property/{id}/print/ · Print a home: remembers the choice and gives a link that opens the PDF */
  createPrint: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PrintOptions
    files: never
    reply: PrintLink
  }
  /** POST /api/v1/property/{id}/print/preview/ · How a print would look, at once and in smaller pictures; remembers nothing */
  previewPrint: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PrintOptions
    files: never
    reply: FileReply
  }
  /** GET /api/v1/property/{id}/qr/ · Codes of a home with their scans */
  listQrCodes: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: QrCodeList
  }
  /** POST /api/v1/property/{id}/qr/ · A short link of its own for a place */
  createQrCode: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: QrCodeInput
    files: never
    reply: QrCode
  }
  /** POST /api/v1/print/sheet/ · A sheet of QR cards of chosen homes; each has its own short link */
  createQrSheet: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: QrSheetInput
    files: never
    reply: FileReply
  }
  /** GET /api/v1/print/{printToken}/ · What a link opens */
  readPrint: {
    params: { printToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PrintInfo
  }
  /** GET /api/v1/print/{printToken}/pdf/ · The PDF a link opens, as the home is now */
  downloadPrint: {
    params: { printToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/listing/ · Search published homes */
  searchListings: {
    params: Record<never, never>
    query: { operation?: PublicOperation; place?: string; type?: Array<PropertyType>; subtype?: Array<PropertySubtype>; priceMin?: Money; priceMax?: Money; areaMin?: number; areaMax?: number; bedroomsMin?: number; bathroomsMin?: number; feature?: Array<SearchFeature>; energy?: Array<EnergyLetter>; condition?: Array<Condition>; recent?: boolean; since?: string; priceLowered?: boolean; q?: string; bbox?: string; area?: Array<string>; near?: string; seaMax?: 100 | 250 | 500 | 1000 | 2000 | 5000 | 10000; agencyId?: AgencyId; sort?: "newest" | "price" | "priceDesc" | "pricePerM2" | "size"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ListingPage
  }
  /** GET /api/v1/listing/facet/ · Counts per filter value for a search, and the nearest loosened searches when nothing fits */
  getListingFacets: {
    params: Record<never, never>
    query: { operation?: PublicOperation; place?: string; type?: Array<PropertyType>; subtype?: Array<PropertySubtype>; priceMin?: Money; priceMax?: Money; areaMin?: number; areaMax?: number; bedroomsMin?: number; bathroomsMin?: number; feature?: Array<SearchFeature>; energy?: Array<EnergyLetter>; condition?: Array<Condition>; recent?: boolean; since?: string; priceLowered?: boolean; q?: string; bbox?: string; area?: Array<string>; near?: string; seaMax?: 100 | 250 | 500 | 1000 | 2000 | 5000 | 10000; agencyId?: AgencyId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ListingFacets
  }
  /** GET /api/v1/listing/cluster/ · Homes of a search gathered for a map */
  getListingClusters: {
    params: Record<never, never>
    query: { operation?: PublicOperation; place?: string; type?: Array<PropertyType>; subtype?: Array<PropertySubtype>; priceMin?: Money; priceMax?: Money; areaMin?: number; areaMax?: number; bedroomsMin?: number; bathroomsMin?: number; feature?: Array<SearchFeature>; energy?: Array<EnergyLetter>; condition?: Array<Condition>; recent?: boolean; since?: string; priceLowered?: boolean; q?: string; bbox?: string; area?: Array<string>; near?: string; seaMax?: 100 | 250 | 500 | 1000 | 2000 | 5000 | 10000; agencyId?: AgencyId; zoom?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ClusterList
  }
  /** GET /api/v1/listing/card/ · Cards of homes somebody kept on their device */
  listListingCards: {
    params: Record<never, never>
    query: { id: Array<HomeId> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ListingCardList
  }
  /** GET /api/v1/listing/sentence/ · A sentence as the filters of a search */
  readSentence: {
    params: Record<never, never>
    query: { q: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Sentence
  }
  /** GET /api/v1/listing/{id}/ · One published home */
  getListing: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Listing
  }
  /** GET /api/v1/listing/{id}/similar/ · Homes like this one, also when it is withdrawn */
  listSimilarListings: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ListingCardList
  }
  /** GET /api/v1/place/ · Find a place by any of its names or a postal code */
  searchPlaces: {
    params: Record<never, never>
    query: { q?: string; kind?: Array<PlaceKind>; operation?: PublicOperation; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PlaceList
  }
  /** GET /api/v1/place/{slug}/ · One place by its slug */
  getPlace: {
    params: { slug: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Place
  }
  /** GET /api/v1/street/ · Find a street and a house number in it, or the address of a point */
  searchStreets: {
    params: Record<never, never>
    query: { q?: string; municipalityIne?: string; at?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: StreetList
  }
  /** GET /api/v1/surroundings/ · See what is near a point */
  listSurroundings: {
    params: Record<never, never>
    query: { lat: number; lon: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Surroundings
  }
  /** GET /api/v1/catalogue/ · The code lists of the specification */
  getCatalogue: {
    params: Record<never, never>
    query: { other?: boolean }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Catalogue
  }
  /** GET /api/v1/inbox/ · Threads that I may read as one list: enquiries, conversations, mails */
  listInbox: {
    params: Record<never, never>
    query: { unread?: boolean; unanswered?: boolean; mine?: boolean; archived?: boolean; kind?: Array<InboxKind>; contactId?: ContactId; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxPage
  }
  /** POST /api/v1/inbox/ · Begin to write mails to a contact */
  createInboxThread: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxThreadInput
    files: never
    reply: InboxThread
  }
  /** GET /api/v1/inbox/unread/ · How many threads wait for me: the numbers of the list and the title */
  countInbox: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxUnread
  }
  /** POST /api/v1/inbox/bulk/ · Archive many at once, or take them back */
  changeInboxThreads: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxBulkInput
    files: never
    reply: InboxBulkResult
  }
  /** GET /api/v1/inbox/clock/ · Within how long the agency answers, and when it is open */
  getInboxClock: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxClock
  }
  /** GET /api/v1/inbox/rule/ · Who gets what comes in */
  getInboxRules: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxRules
  }
  /** PATCH /api/v1/inbox/rule/ · Change who gets what comes in, and the reply time aimed at */
  saveInboxRules: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxRulesInput
    files: never
    reply: InboxRules
  }
  /** GET /api/v1/inbox/{id}/ · One thread, by its own id or that of its enquiry or conversation */
  getInboxThread: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxThread
  }
  /** PATCH /api/v1/inbox/{id}/ · Archive, mute, or say that no answer is needed */
  updateInboxThread: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxThreadPatch
    files: never
    reply: InboxThread
  }
  /** GET /api/v1/inbox/{id}/message/ · What was asked, mailed, called and noted in a thread, oldest first; messages of its conversation are read with listChatMessages */
  listInboxMessages: {
    params: { id: Uuid }
    query: { before?: Uuid }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxMessagePage
  }
  /** POST /api/v1/inbox/{id}/message/ · Answer by mail, or note down a call, a WhatsApp message or a remark */
  createInboxMessage: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxMessageInput
    files: never
    reply: InboxMessage
  }
  /** POST /api/v1/inbox/{id}/read/ · I have read all of it, or have not */
  readInboxThread: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxReadInput
    files: never
    reply: InboxUnread
  }
  /** POST /api/v1/inbox/{id}/assign/ · Give a thread to somebody by hand, with a note */
  assignInboxThread: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InboxAssignInput
    files: never
    reply: InboxThread
  }
  /** POST /api/v1/inbox/{id}/contact/ · Keep the person of a thread as a contact, once only */
  saveInboxContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxThread
  }
  /** GET /api/v1/inbox/{id}/file/{fileId}/ · A file that came with a mail */
  downloadInboxFile: {
    params: { id: Uuid; fileId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/inbox/{id}/draft/ · Texts that may answer a thread as they are, best first */
  listInboxDrafts: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxDraftList
  }
  /** GET /api/v1/inbox/{id}/draft/{templateId}/ · A template with its places filled, in the language of the person */
  draftInboxAnswer: {
    params: { id: Uuid; templateId: Uuid }
    query: { language?: Language }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InboxDraft
  }
  /** GET /api/v1/template/ · Texts for answers: the agency's and my own, by name */
  listTemplates: {
    params: Record<never, never>
    query: { q?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TemplateList
  }
  /** POST /api/v1/template/ · Keep a text for answers */
  createTemplate: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: TemplateInput
    files: never
    reply: Template
  }
  /** POST /api/v1/template/starter/ · Add the six texts to begin with, in four languages; those that are there stay */
  adoptTemplates: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TemplateList
  }
  /** GET /api/v1/template/{id}/ · One text for answers */
  getTemplate: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Template
  }
  /** PATCH /api/v1/template/{id}/ · Change a text for answers */
  updateTemplate: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: TemplatePatch
    files: never
    reply: Template
  }
  /** DELETE /api/v1/template/{id}/ · Remove a text for answers */
  deleteTemplate: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/lead/ · Enquiries that I may read, newest first */
  listLeads: {
    params: Record<never, never>
    query: { state?: Array<LeadState>; propertyId?: HomeId; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: LeadPage
  }
  /** POST /api/v1/lead/ · Ask about a home, or write to an agency or to the operator */
  createLead: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: LeadInput
    files: never
    reply: LeadReceipt
  }
  /** GET /api/v1/lead/{id}/ · One enquiry */
  getLead: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Lead
  }
  /** PATCH /api/v1/lead/{id}/ · Answer, assign or discard an enquiry */
  updateLead: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: LeadPatch
    files: never
    reply: Lead
  }
  /** POST /api/v1/lead/{id}/contact/ · Save who asked as a contact; a known e-mail or phone finds the person they are */
  saveLeadContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Lead
  }
  /** GET /api/v1/agenda/ · Events between two instants, each occurrence of a series by itself */
  listAgenda: {
    params: Record<never, never>
    query: { from?: string; to?: string; agentId?: Array<AgentId>; kind?: Array<AgendaKind>; status?: Array<AgendaStatus>; contactId?: ContactId; propertyId?: HomeId; demandId?: DemandId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgendaPage
  }
  /** POST /api/v1/agenda/ · A new event, or a series of them */
  createAgendaEvent: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AgendaEventInput
    files: never
    reply: AgendaChange
  }
  /** POST /api/v1/agenda/clash/ · What an event would clash with: agents, people, homes, keys, the way between two homes */
  checkAgenda: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AgendaClashInput
    files: never
    reply: AgendaClashList
  }
  /** POST /api/v1/agenda/route/ · The order of a day's calls with the least time on the road */
  proposeRoute: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: RouteInput
    files: never
    reply: Route
  }
  /** POST /api/v1/agenda/route/adopt/ · Move requested calls of a day to other hours, as one act */
  adoptRoute: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: RouteAdoptInput
    files: never
    reply: RouteAdopted
  }
  /** POST /api/v1/agenda/undo/ · Take back a change, a move or a deletion of mine, unless somebody changed the event since (406) */
  undoAgenda: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AgendaUndoInput
    files: never
    reply: void
  }
  /** GET /api/v1/agenda/{id}/ · One event; of a series the occurrence asked for */
  getAgendaEvent: {
    params: { id: Uuid }
    query: { occurrence?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgendaEvent
  }
  /** PATCH /api/v1/agenda/{id}/ · Move or change an event, an occurrence, the rest of a series or all of it */
  updateAgendaEvent: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: AgendaEventPatch
    files: never
    reply: AgendaChange
  }
  /** DELETE /api/v1/agenda/{id}/ · Take an event, an occurrence, the rest of a series or all of it away */
  deleteAgendaEvent: {
    params: { id: Uuid }
    query: { scope?: AgendaScope; occurrence?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AgendaUndo
  }
  /** GET /api/v1/calendar/feed/ · Whether my diary has an address for other calendars */
  getCalendarFeed: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CalendarFeed
  }
  /** POST /api/v1/calendar/feed/ · Make the secret address of my diary, or a new one in place of the old */
  createCalendarFeed: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CalendarFeedAddress
  }
  /** DELETE /api/v1/calendar/feed/ · End the address of my diary */
  deleteCalendarFeed: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/calendar/google/ · Whether my diary and a Google calendar are kept the same */
  getGoogleCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: GoogleCalendar
  }
  /** POST /api/v1/calendar/google/ · Connect with the consent that Google gave; 404 where the site has no access to Google */
  connectGoogleCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: GoogleCalendarConsent
    files: never
    reply: GoogleCalendar
  }
  /** DELETE /api/v1/calendar/google/ · End the connection and take our access back at Google; what stands in each calendar stays there */
  disconnectGoogleCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/calendar/google/start/ · Where Google asks me for consent; 404 where the site has no access to Google */
  startGoogleCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: GoogleCalendarStart
  }
  /** POST /api/v1/calendar/google/sync/ · Compare both calendars now instead of at the next turn */
  syncGoogleCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/calendar/import/ · Read an .ics file into my diary: time zones, exceptions, moved occurrences; known events are told by their UID */
  importCalendar: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<CalendarImportInput, "file">
    files: "file"
    reply: CalendarImport
  }
  /** GET /api/v1/contact/ · Contacts that I may read, with the counts of the tabs */
  listContacts: {
    params: Record<never, never>
    query: { q?: string; view?: "all" | "mine" | "owners" | "buyers" | "tenants" | "unassigned" | "archived"; role?: Array<ContactRole>; tag?: Array<string>; language?: Array<SpokenLanguage>; agentId?: AgentId; sort?: "activity" | "name" | "created"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactPage
  }
  /** POST /api/v1/contact/ · Add a contact; a phone or e-mail somebody of the agency has already is refused at its field */
  createContact: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactInput
    files: never
    reply: Contact
  }
  /** GET /api/v1/contact/export/ · Contacts of a list as a file: CSV that a spreadsheet does not run as formulas, or vCard 4.0 */
  exportContacts: {
    params: Record<never, never>
    query: { format: "csv" | "vcard"; ids?: Array<ContactId>; q?: string; view?: "all" | "mine" | "owners" | "buyers" | "tenants" | "unassigned" | "archived"; role?: Array<ContactRole>; tag?: Array<string>; language?: Array<SpokenLanguage>; agentId?: AgentId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/contact/bulk/ · One change for several contacts: agent, tags, archive */
  changeContacts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactBulk
    files: never
    reply: ContactBulkResult
  }
  /** GET /api/v1/contact/tag/ · Tags and stages the agency uses */
  listContactTags: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactTags
  }
  /** GET /api/v1/contact/{id}/ · One contact */
  getContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Contact
  }
  /** PATCH /api/v1/contact/{id}/ · Save parts of a contact */
  updateContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactPatch
    files: never
    reply: Contact
  }
  /** DELETE /api/v1/contact/{id}/ · Put a contact away; it comes back with restore */
  archiveContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Contact
  }
  /** POST /api/v1/contact/{id}/restore/ · Bring an archived contact back */
  restoreContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Contact
  }
  /** GET /api/v1/contact/{id}/entry/ · The person's timeline, newest first */
  listContactEntries: {
    params: { id: Uuid }
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactEntryPage
  }
  /** POST /api/v1/contact/{id}/entry/ · Note a call, a mail, a visit or a thought */
  addContactEntry: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactEntryInput
    files: never
    reply: ContactEntry
  }
  /** GET /api/v1/contact/{id}/link/ · People this contact is linked to */
  listContactLinks: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactLinkList
  }
  /** POST /api/v1/contact/{id}/link/ · Link two contacts: partner, lawyer, representative */
  addContactLink: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactLinkInput
    files: never
    reply: ContactLinkList
  }
  /** DELETE /api/v1/contact/{id}/link/{linkId}/ · Take a link between two contacts away */
  removeContactLink: {
    params: { id: Uuid; linkId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactLinkList
  }
  /** GET /api/v1/contact/{id}/consent/ · Everything the person said, with proof */
  listContactConsents: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactConsentList
  }
  /** POST /api/v1/contact/{id}/consent/ · Keep what the person said */
  addContactConsent: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactConsentInput
    files: never
    reply: ContactConsent
  }
  /** GET /api/v1/contact/{id}/merge/ · What a merge of two records would mean beyond the records; nothing is changed */
  previewContactMerge: {
    params: { id: Uuid }
    query: { otherId?: ContactId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ContactMergePreview
  }
  /** POST /api/v1/contact/{id}/merge/ · Make another record part of this one; it can be undone */
  mergeContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactMergeInput
    files: never
    reply: Contact
  }
  /** POST /api/v1/contact/{id}/unmerge/ · Take a merged record apart again */
  unmergeContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactUnmergeInput
    files: never
    reply: Contact
  }
  /** GET /api/v1/contact/{id}/person/ · All that is kept of a person, as one JSON file (GDPR art. 15 and 20) */
  exportPerson: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/contact/{id}/erase/ · Erase a person (GDPR art. 17); answers what the law obliges to keep */
  eraseContact: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ContactEraseInput
    files: never
    reply: ContactErased
  }
  /** GET /api/v1/cost/ · What a home costs beyond its price, by dated tables: of a published home, or of a price */
  getCost: {
    params: Record<never, never>
    query: { listingId?: HomeId; price?: number; operation?: PublicOperation; type?: PropertyType; island?: Island; newBuild?: boolean; buyer?: CostBuyer; date?: string; years?: number; rate?: number; downPayment?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CostSheet
  }
  /** GET /api/v1/report/ · Reports about a home of the agency, for its ADMIN */
  listReports: {
    params: Record<never, never>
    query: { propertyId: HomeId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ReportList
  }
  /** POST /api/v1/report/ · Say what is wrong with an ad; no account is needed */
  createReport: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ReportInput
    files: never
    reply: ReportReceipt
  }
  /** PATCH /api/v1/report/{id}/ · Answer a report; the reader gets it by mail if they left an address */
  answerReport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReportAnswer
    files: never
    reply: Report
  }
  /** GET /api/v1/chat/ · My conversations, the liveliest first */
  listChats: {
    params: Record<never, never>
    query: { archived?: boolean; unread?: boolean; side?: ChatSide; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatPage
  }
  /** POST /api/v1/chat/ · Open the conversation about a home; one per visitor and home */
  openChat: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ChatInput
    files: never
    reply: Chat
  }
  /** GET /api/v1/chat/unread/ · What waits to be read */
  countUnreadChats: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatUnread
  }
  /** POST /api/v1/chat/token/ · A token for the hosted mirror; 404 when none is configured */
  createChatToken: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatToken
  }
  /** GET /api/v1/chat/{id}/ · One conversation */
  getChat: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Chat
  }
  /** PATCH /api/v1/chat/{id}/ · Mute, archive or block */
  updateChat: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ChatPatch
    files: never
    reply: Chat
  }
  /** GET /api/v1/chat/{id}/message/ · Messages of a conversation: the last 200, oldest first */
  listChatMessages: {
    params: { id: Uuid }
    query: { before?: Uuid; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatMessagePage
  }
  /** POST /api/v1/chat/{id}/message/ · Send a message */
  createChatMessage: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ChatMessageInput, "files">
    files: "files"
    reply: ChatMessage
  }
  /** GET /api/v1/chat/{id}/message/{messageId}/ · One message */
  getChatMessage: {
    params: { id: Uuid; messageId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatMessage
  }
  /** DELETE /api/v1/chat/{id}/message/{messageId}/ · Withdraw my message within ten minutes */
  withdrawChatMessage: {
    params: { id: Uuid; messageId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChatMessage
  }
  /** GET /api/v1/chat/{id}/file/{fileId}/ · A file of a message */
  downloadChatFile: {
    params: { id: Uuid; fileId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/chat/{id}/read/ · How far I have read */
  readChat: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ChatReadInput
    files: never
    reply: ChatMark
  }
  /** POST /api/v1/chat/{id}/typing/ · I am writing; send it every three seconds at most */
  typeInChat: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/chat/{id}/report/ · Report a conversation to the operator; it is blocked as well */
  reportChat: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ChatReportInput
    files: never
    reply: Chat
  }
  /** GET /api/v1/saved/ · My saved homes and folders */
  listSavedHomes: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedHomeList
  }
  /** POST /api/v1/saved/ · Save a home */
  saveHome: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedHomeInput
    files: never
    reply: SavedHome
  }
  /** POST /api/v1/saved/folder/ · A folder for saved homes */
  createSavedFolder: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedFolderInput
    files: never
    reply: SavedFolder
  }
  /** PATCH /api/v1/saved/folder/{folderId}/ · Rename a folder */
  renameSavedFolder: {
    params: { folderId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedFolderInput
    files: never
    reply: SavedFolder
  }
  /** DELETE /api/v1/saved/folder/{folderId}/ · Delete a folder; its homes stay saved, without a folder */
  deleteSavedFolder: {
    params: { folderId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/saved/share/ · My links to saved homes */
  listSavedShares: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedShareList
  }
  /** POST /api/v1/saved/share/ · A link that shows a folder, or all saved homes */
  createSavedShare: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedShareInput
    files: never
    reply: SavedShareMade
  }
  /** DELETE /api/v1/saved/share/{shareId}/ · Revoke a link */
  revokeSavedShare: {
    params: { shareId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/saved/list/{listToken}/ · What a link shows */
  getSharedList: {
    params: { listToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SharedList
  }
  /** GET /api/v1/saved/{id}/ · One saved home */
  getSavedHome: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedHome
  }
  /** PATCH /api/v1/saved/{id}/ · Note, rating, folder, alerts of a saved home */
  updateSavedHome: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedHomePatch
    files: never
    reply: SavedHome
  }
  /** DELETE /api/v1/saved/{id}/ · Remove a saved home; for a day it can be taken back */
  removeSavedHome: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/search/ · My saved searches */
  listSavedSearches: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedSearchList
  }
  /** POST /api/v1/search/ · Keep a search */
  createSavedSearch: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedSearchInput
    files: never
    reply: SavedSearch
  }
  /** GET /api/v1/search/{id}/ · One saved search */
  getSavedSearch: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedSearch
  }
  /** PATCH /api/v1/search/{id}/ · Rename, change, pause or mark as seen */
  updateSavedSearch: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: SavedSearchPatch
    files: never
    reply: SavedSearch
  }
  /** DELETE /api/v1/search/{id}/ · Delete; for a day it can be taken back */
  deleteSavedSearch: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/search/records/ · My agency's homes, contacts, demands, events and threads by a few words, the best of each kind */
  searchRecords: {
    params: Record<never, never>
    query: { q?: string; id?: Array<Uuid>; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RecordSearch
  }
  /** POST /api/v1/search/alert/ · Keep a search without an account */
  createAlert: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: AlertInput
    files: never
    reply: Message
  }
  /** GET /api/v1/search/alert/{searchToken}/ · The search of a mailed link */
  getAlert: {
    params: { searchToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedSearch
  }
  /** PATCH /api/v1/search/alert/{searchToken}/ · Change the search of a mailed link */
  updateAlert: {
    params: { searchToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: AlertPatch
    files: never
    reply: SavedSearch
  }
  /** DELETE /api/v1/search/alert/{searchToken}/ · End the search of a mailed link */
  deleteAlert: {
    params: { searchToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/search/alert/{searchToken}/confirm/ · Confirm the search of a mailed link; within seven days */
  confirmAlert: {
    params: { searchToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedSearch
  }
  /** POST /api/v1/search/alert/{searchToken}/adopt/ · Take the searches of a mailed link into my account, when its e-mail is mine */
  adoptAlert: {
    params: { searchToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SavedSearchList
  }
  /** GET /api/v1/intake/ · Imports of contacts I may see, newest first */
  listIntakes: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakeRunPage
  }
  /** POST /api/v1/intake/ · Upload a file of contacts; it is read, nothing is changed yet */
  createIntake: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<IntakeInput, "file">
    files: "file"
    reply: IntakeRun
  }
  /** GET /api/v1/intake/{id}/ · One import and how far it is */
  getIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakeRun
  }
  /** PATCH /api/v1/intake/{id}/ · Say what the columns hold and what shall happen */
  mapIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: IntakePlan
    files: never
    reply: IntakeRun
  }
  /** DELETE /api/v1/intake/{id}/ · Throw away a file that was not imported */
  deleteIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/intake/{id}/preview/ · The first rows as they would be; changes nothing */
  previewIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakePreview
  }
  /** POST /api/v1/intake/{id}/start/ · Import; it goes on in the background */
  startIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakeRun
  }
  /** GET /api/v1/intake/{id}/row/ · What became of each row */
  listIntakeRows: {
    params: { id: Uuid }
    query: { fate?: Array<IntakeFate>; withRemarks?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakeRowPage
  }
  /** GET /api/v1/intake/{id}/report/ · What became of each row, as CSV that a spreadsheet does not run as formulas */
  downloadIntakeRows: {
    params: { id: Uuid }
    query: { fate?: Array<IntakeFate> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/intake/{id}/undo/ · Undo an import: who was created is gone, who was changed is as before, unless worked on since */
  undoIntake: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntakeRun
  }
  /** GET /api/v1/move/ · Moves of my agency, newest first */
  listMoves: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MoveList
  }
  /** POST /api/v1/move/ · Try the key of another program and count what could be brought */
  createMove: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: MoveInput
    files: never
    reply: Move
  }
  /** GET /api/v1/move/{id}/ · How far a move is */
  getMove: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Move
  }
  /** PATCH /api/v1/move/{id}/ · Say what comes, who is who, or give another key */
  updateMove: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MovePatch
    files: never
    reply: Move
  }
  /** POST /api/v1/move/{id}/act/ · Start, pause, resume, give up, take back or refresh a move, or erase its key */
  stepMove: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: MoveStep
    files: never
    reply: Move
  }
  /** GET /api/v1/move/{id}/item/ · What became of each home, owner and photo of a move */
  listMoveItems: {
    params: { id: Uuid }
    query: { kind?: MoveItemKind; state?: MoveItemState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MoveItemPage
  }
  /** GET /api/v1/takeout/ · Takeouts of my agency, newest first */
  listTakeouts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutList
  }
  /** POST /api/v1/takeout/ · Have one file made of everything my agency owns */
  createTakeout: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: TakeoutInput
    files: never
    reply: Takeout
  }
  /** GET /api/v1/takeout-import/ · Takeouts brought into my agency, newest first */
  listTakeoutImports: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutImportList
  }
  /** POST /api/v1/takeout-import/ · Bring a takeout of another Llar into my agency */
  createTakeoutImport: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<TakeoutImportInput, "file">
    files: "file"
    reply: TakeoutImport
  }
  /** GET /api/v1/takeout-import/{id}/ · How far the import of a takeout is, and what came of it */
  getTakeoutImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutImport
  }
  /** POST /api/v1/takeout-import/{id}/pause/ · Pause the import of a takeout */
  pauseTakeoutImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutImport
  }
  /** POST /api/v1/takeout-import/{id}/resume/ · Go on with the import of a takeout */
  resumeTakeoutImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutImport
  }
  /** POST /api/v1/takeout-import/{id}/undo/ · Undo the import of a takeout: what it brought is gone */
  undoTakeoutImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutImport
  }
  /** GET /api/v1/takeout/{id}/ · How far a takeout is */
  getTakeout: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Takeout
  }
  /** DELETE /api/v1/takeout/{id}/ · End a takeout */
  deleteTakeout: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/takeout/{id}/address/ · Make an address at which a takeout is downloaded */
  createTakeoutAddress: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TakeoutAddress
  }
  /** GET /api/v1/integration/ · Channels of my agency; a source is made by the first feed that names it, or by createSource */
  listIntegrations: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntegrationList
  }
  /** POST /api/v1/integration/ · Make a channel out */
  createIntegration: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: IntegrationInput
    files: never
    reply: Integration
  }
  /** POST /api/v1/integration/source/ · Make a source that is to be fetched by itself */
  createSource: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SourceInput
    files: never
    reply: Integration
  }
  /** GET /api/v1/integration/activity/ · What happened on all channels of my agency, newest first */
  listIntegrationActivity: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntegrationActivityPage
  }
  /** GET /api/v1/publication/brake/ · What holds most homes back over all channels out, each remark once */
  listPublicationBrakes: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PublicationBrakeList
  }
  /** GET /api/v1/publication/brake/home/ · Homes with one remark, over all channels out */
  listBrakedHomes: {
    params: Record<never, never>
    query: { rule: string; severity?: "error" | "warning"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BrakedHomePage
  }
  /** POST /api/v1/integration/{id}/fetch/ · Fetch a source now */
  runSource: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Integration
  }
  /** GET /api/v1/integration/{id}/ · One channel */
  getIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Integration
  }
  /** PATCH /api/v1/integration/{id}/ · Rename a channel, set it, let it go on or rest */
  updateIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: IntegrationPatch
    files: never
    reply: Integration
  }
  /** DELETE /api/v1/integration/{id}/ · End a channel out */
  deleteIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/integration/{id}/address/ · Make the secret address of a channel out, or a new one in place of the old */
  createIntegrationAddress: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntegrationAddress
  }
  /** DELETE /api/v1/integration/{id}/address/ · End the address of a channel out */
  deleteIntegrationAddress: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/integration/{id}/log/ · What was done to a channel, newest first */
  listIntegrationLog: {
    params: { id: Uuid }
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: IntegrationLogPage
  }
  /** GET /api/v1/integration/{id}/home/ · Homes of a channel out, and what became of each */
  listPublicationHomes: {
    params: { id: Uuid }
    query: { state?: Array<PublicationState>; rule?: string; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PublicationHomePage
  }
  /** POST /api/v1/integration/{id}/home/ · Choose homes for a channel out, or take them out */
  updatePublicationHomes: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PublicationChoice
    files: never
    reply: PublicationChoiceResult
  }
  /** GET /api/v1/integration/{id}/home/{propertyId}/preview/ · A home as a channel would send it */
  previewPublication: {
    params: { id: Uuid; propertyId: HomeId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PublicationPreview
  }
  /** POST /api/v1/integration/{id}/home/{propertyId}/retry/ · Write a home of a channel anew */
  repeatPublication: {
    params: { id: Uuid; propertyId: HomeId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PublicationHome
  }
  /** POST /api/v1/integration/{id}/home/retry/ · Try all homes of a channel again that failed */
  repeatPublications: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChannelRetry
  }
  /** POST /api/v1/integration/{id}/trial/ · What other settings would do to a channel out */
  previewIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: IntegrationPatch
    files: never
    reply: ChannelTrial
  }
  /** POST /api/v1/integration/{id}/test/ · Look whether a channel out can do its work */
  checkIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChannelTest
  }
  /** POST /api/v1/integration/{id}/run/ · Write all homes of a channel out anew, now */
  runIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ChannelRetry
  }
  /** POST /api/v1/integration/{id}/hold/ · Keep what a channel has out as it is */
  holdIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Integration
  }
  /** POST /api/v1/integration/{id}/release/ · Let a held channel go on */
  releaseIntegration: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Integration
  }
  /** POST /api/v1/integration/{id}/shrink/ · Confirm that many homes leave a channel */
  confirmShrink: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Integration
  }
  /** GET /api/v1/import/ · Runs of my agency, newest first */
  listImports: {
    params: Record<never, never>
    query: { integrationId?: Uuid; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportRunPage
  }
  /** POST /api/v1/import/ · Upload a feed; it is read in the background */
  createImport: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ImportInput, "file">
    files: "file"
    reply: ImportRun
  }
  /** GET /api/v1/import/conflict/ · Fields that a source changed after the agency had corrected them */
  listImportConflicts: {
    params: Record<never, never>
    query: { integrationId?: Uuid; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportedFieldPage
  }
  /** POST /api/v1/import/conflict/ · Say whose value holds: the source's or the agency's */
  resolveImportConflicts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ConflictChoice
    files: never
    reply: ConflictsResolved
  }
  /** POST /api/v1/import/lab/ · Try any file of homes: what it is, what is wrong with it, what a run would do */
  createLabReport: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<LabInput, "file">
    files: "file"
    reply: LabReport
  }
  /** GET /api/v1/import/lab/{id}/ · What a tried file turned out to be */
  getLabReport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: LabReport
  }
  /** GET /api/v1/import/same/ · Homes that seem to have come twice, from two sources or beside one that was typed */
  listSameHomes: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SameHomePage
  }
  /** POST /api/v1/import/same/ · Say whether two homes are one, and which record stays */
  resolveSameHome: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SameHomeChoice
    files: never
    reply: void
  }
  /** POST /api/v1/import/table/ · Upload a table of homes; it is read, nothing is changed yet */
  createImportTable: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ImportTableInput, "file">
    files: "file"
    reply: ImportTable
  }
  /** GET /api/v1/import/table/{id}/ · A table of homes and what was said of its columns */
  getImportTable: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportTable
  }
  /** PATCH /api/v1/import/table/{id}/ · Say what the columns of a table hold */
  mapImportTable: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ImportTablePlan
    files: never
    reply: ImportTable
  }
  /** DELETE /api/v1/import/table/{id}/ · Throw away a table that is not to be brought in */
  deleteImportTable: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/import/table/{id}/preview/ · The first homes of a table as they would be; changes nothing */
  previewImportTable: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportTablePreview
  }
  /** POST /api/v1/import/table/{id}/start/ · Try a table, or bring its homes in */
  startImportTable: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ImportTableStart
    files: never
    reply: ImportRun
  }
  /** GET /api/v1/import/{id}/ · One run */
  getImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportRun
  }
  /** GET /api/v1/import/{id}/item/ · What happened to each property of a run, and what was wrong with it */
  listImportItems: {
    params: { id: Uuid }
    query: { action?: Array<ImportAction>; withIssues?: boolean; waiting?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportItemPage
  }
  /** POST /api/v1/import/{id}/again/ · Read the file of a rejected run again: for another source, or as it is, since a person has looked */
  repeatImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ImportAgain
    files: never
    reply: ImportRun
  }
  /** POST /api/v1/import/{id}/undo/ · Undo a run: what it made is gone, what it changed is as before */
  undoImport: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ImportRun
  }
  /** GET /api/v1/live/ · Events for me as they happen, as server-sent events; read with fetch, since EventSource sends no token */
  streamLive: {
    params: Record<never, never>
    query: Record<never, never>
    headers: { "last-event-id"?: string }
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/notification/ · My notifications, newest first, with how many are unread */
  listNotifications: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NotificationPage
  }
  /** PATCH /api/v1/notification/ · Mark all my notifications as read */
  readNotifications: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: NotificationsPatch
    files: never
    reply: UnreadCount
  }
  /** PATCH /api/v1/notification/{id}/ · Mark one of my notifications as read, or as unread again */
  readNotification: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: NotificationPatch
    files: never
    reply: Notification
  }
  /** POST /api/v1/analytics/event/ · Count what a visitor who allowed analytics did */
  countEvent: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: EventInput
    files: never
    reply: void
  }
  /** GET /api/v1/analytics/property/{id}/ · How often a home was looked at, called about, shared and asked about, by week */
  getPropertyFigures: {
    params: { id: Uuid }
    query: { weeks?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyFigures
  }
  /** GET /api/v1/seen/ · Homes I looked at in the last year */
  listSeen: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SeenPage
  }
  /** POST /api/v1/seen/ · Keep that I opened a home, unless I paused it */
  keepSeen: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SeenInput
    files: never
    reply: void
  }
  /** PATCH /api/v1/seen/ · Pause or go on keeping what I open */
  pauseSeen: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SeenPatch
    files: never
    reply: void
  }
  /** DELETE /api/v1/seen/ · Forget every home I looked at */
  forgetAllSeen: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** DELETE /api/v1/seen/{id}/ · Forget that I looked at a home */
  forgetSeen: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/rental/ · The programme's files */
  listRentals: {
    params: Record<never, never>
    query: { state?: Array<RentalState>; queue?: RentalQueue; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalPage
  }
  /** POST /api/v1/rental/ · Send a file to the programme */
  createRental: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalInput
    files: never
    reply: RentalReceipt
  }
  /** GET /api/v1/rental/rules/ · The programme's conditions on a day, by the dated table */
  getRentalRules: {
    params: Record<never, never>
    query: { date?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalRules
  }
  /** POST /api/v1/rental/check/ · Check answers against the conditions; stores nothing */
  checkRental: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalCheckInput
    files: never
    reply: RentalEligibility
  }
  /** GET /api/v1/rental/mine/ · Files I sent while signed in */
  listMyRentals: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalMine
  }
  /** GET /api/v1/rental/named/ · Where files stand whose owners named my agency */
  listNamedRentals: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalNamed
  }
  /** GET /api/v1/rental/officers/ · Who looks after files of the programme */
  listRentalOfficers: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalOfficers
  }
  /** GET /api/v1/rental-link/{rentalToken}/ · What an applicant is asked for */
  openRentalLink: {
    params: { rentalToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalLinkPage
  }
  /** POST /api/v1/rental-link/{rentalToken}/document/ · Send a document by the link */
  sendRentalDocument: {
    params: { rentalToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<RentalDocumentUpload, "file">
    files: "file"
    reply: RentalLinkPage
  }
  /** GET /api/v1/rental/stats/ · How the programme stands, without persons */
  getRentalStats: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalStats
  }
  /** GET /api/v1/rental/contract/ · Contracts of the programme */
  listRentalContracts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalContracts
  }
  /** GET /api/v1/rental-offer/ · Offers of the programme */
  listRentalOffers: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalOffers
  }
  /** POST /api/v1/rental-offer/{offerId}/answer/ · Write down what both sides said */
  answerRentalOffer: {
    params: { offerId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalOfferAnswer
    files: never
    reply: RentalOffer
  }
  /** POST /api/v1/rental-offer/{offerId}/contract/ · Write down a signed contract */
  createRentalContract: {
    params: { offerId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalContractInput
    files: never
    reply: RentalContract
  }
  /** POST /api/v1/rental-offer/{offerId}/contract/annul/ · Take back a contract that was written down wrongly */
  annulRentalContract: {
    params: { offerId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalContractAnnul
    files: never
    reply: RentalOffer
  }
  /** GET /api/v1/rental/{id}/ · One file of the programme */
  getRental: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Rental
  }
  /** PATCH /api/v1/rental/{id}/ · Move a file on, or note something */
  updateRental: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalPatch
    files: never
    reply: Rental
  }
  /** DELETE /api/v1/rental/{id}/ · Erase a file */
  deleteRental: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** PUT /api/v1/rental/{id}/agency/ · Say which agency may read where my file stands */
  saveRentalAgency: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalAgencyInput
    files: never
    reply: RentalRow
  }
  /** GET /api/v1/rental/{id}/match/ · Who fits a home, or which home fits */
  listRentalMatches: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: RentalMatches
  }
  /** POST /api/v1/rental/{id}/offer/ · Offer a home to a household */
  createRentalOffer: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalOfferInput
    files: never
    reply: RentalOffer
  }
  /** POST /api/v1/rental/{id}/link/ · Ask an applicant for documents */
  createRentalLink: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalLinkInput
    files: never
    reply: RentalLink
  }
  /** PUT /api/v1/rental/{id}/check/{rule}/ · Say what came of a check */
  saveRentalCheck: {
    params: { id: Uuid; rule: RentalCheckRule }
    query: Record<never, never>
    headers: Record<never, never>
    body: RentalCheckSave
    files: never
    reply: Rental
  }
  /** POST /api/v1/rental/{id}/document/ · Add a document to a file */
  uploadRentalDocument: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<RentalDocumentUpload, "file">
    files: "file"
    reply: Rental
  }
  /** GET /api/v1/rental/{id}/document/{documentId}/ · Open a document of a file */
  downloadRentalDocument: {
    params: { id: Uuid; documentId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** DELETE /api/v1/rental/{id}/document/{documentId}/ · Remove a document of a file */
  removeRentalDocument: {
    params: { id: Uuid; documentId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Rental
  }
  /** GET /api/v1/demand/ · Demands: an agent sees their own and shared ones, an ADMIN the agency's */
  listDemands: {
    params: Record<never, never>
    query: { q?: string; status?: Array<DemandStatus>; operation?: Array<Operation>; type?: Array<PropertyType>; island?: Array<Island>; urgency?: Array<DemandUrgency>; tag?: Array<string>; agentId?: AgentId; contactId?: ContactId; priceMin?: Money; priceMax?: Money; expires?: number; archived?: boolean; sort?: "updated" | "created" | "price" | "priceDesc" | "ref" | "person" | "silent"; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DemandPage
  }
  /** POST /api/v1/demand/ · Start a demand as searching */
  createDemand: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: DemandInput
    files: never
    reply: Demand
  }
  /** POST /api/v1/demand/bulk/ · One change for several demands: status, agent, tags, archive */
  changeDemands: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: DemandBulk
    files: never
    reply: DemandBulkResult
  }
  /** POST /api/v1/demand/bulk/{bulkId}/undo/ · Take a change of several demands back, where nothing has changed since */
  undoDemandBulk: {
    params: { bulkId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DemandBulkResult
  }
  /** GET /api/v1/demand/tag/ · Tags in use on demands within my rights */
  listDemandTags: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DemandTags
  }
  /** GET /api/v1/demand/{id}/ · One demand, everything known */
  getDemand: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Demand
  }
  /** PATCH /api/v1/demand/{id}/ · Save one or more parts; each sent part replaces the stored one */
  updateDemand: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DemandPatch
    files: never
    reply: Demand
  }
  /** DELETE /api/v1/demand/{id}/ · Put away: gone from the lists and from matching, can be restored */
  archiveDemand: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/demand/{id}/status/ · Change status with a reason */
  changeDemandStatus: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DemandStatusInput
    files: never
    reply: Demand
  }
  /** POST /api/v1/demand/{id}/restore/ · Bring back what was put away, as it was */
  restoreDemand: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Demand
  }
  /** GET /api/v1/demand/{id}/history/ · What happened to a demand, newest first */
  listDemandHistory: {
    params: { id: Uuid }
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DemandHistoryPage
  }
  /** POST /api/v1/demand/{id}/history/ · Note something about a demand */
  addDemandNote: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: DemandNoteInput
    files: never
    reply: DemandHistoryEntry
  }
  /** GET /api/v1/property/{id}/owner-link/ · The links of a home's owners, and the prices proposed to them */
  getOwnerDesk: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OwnerDesk
  }
  /** POST /api/v1/property/{id}/owner-link/ · Give an owner a page of their home */
  createOwnerLink: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OwnerLinkInput
    files: never
    reply: OwnerLinkMade
  }
  /** POST /api/v1/property/{id}/owner-proposal/ · Propose a price to the owners */
  proposePrice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OwnerProposalInput
    files: never
    reply: OwnerProposal
  }
  /** DELETE /api/v1/owner/link/{id}/ · End an owner's link */
  revokeOwnerLink: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** DELETE /api/v1/owner/proposal/{id}/ · Take a proposed price back */
  withdrawOwnerProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/owner/open/{ownerPageToken}/ · What an owner reads of their home */
  openOwnerPage: {
    params: { ownerPageToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OwnerPage
  }
  /** POST /api/v1/owner/open/{ownerPageToken}/answer/ · An owner answers a proposed price */
  answerProposal: {
    params: { ownerPageToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: OwnerAnswerInput
    files: never
    reply: OwnerPage
  }
  /** GET /api/v1/selection/ · What was sent for a demand, newest first */
  listSelections: {
    params: Record<never, never>
    query: { demandId?: DemandId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SelectionList
  }
  /** POST /api/v1/selection/ · Send homes to the buyer of a demand */
  createSelection: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SelectionInput
    files: never
    reply: SelectionMade
  }
  /** GET /api/v1/selection/draft/ · What to begin with: message, way and homes that fit and were not sent */
  draftSelection: {
    params: Record<never, never>
    query: { demandId?: DemandId; language?: Language }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SelectionDraft
  }
  /** GET /api/v1/selection/open/{selectionToken}/ · What the link shows */
  openSelection: {
    params: { selectionToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OpenSelection
  }
  /** POST /api/v1/selection/open/{selectionToken}/seen/ · The buyer looks at it */
  seeSelection: {
    params: { selectionToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/selection/open/{selectionToken}/reaction/ · The buyer says what they think of a home */
  reactToHome: {
    params: { selectionToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: ReactionInput
    files: never
    reply: OpenHome
  }
  /** GET /api/v1/selection/{id}/ · One selection and what became of it */
  getSelection: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Selection
  }
  /** DELETE /api/v1/selection/{id}/ · End the link of a selection */
  revokeSelection: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/offer/ · Offers within the reader's rights, newest first */
  listOffers: {
    params: Record<never, never>
    query: { propertyId?: HomeId; demandId?: DemandId; contactId?: ContactId; state?: OfferState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OfferPage
  }
  /** POST /api/v1/offer/ · Write down an offer for a home, as a draft */
  createOffer: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: OfferInput
    files: never
    reply: Offer
  }
  /** GET /api/v1/offer/{id}/ · One offer with its turns */
  getOffer: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Offer
  }
  /** PATCH /api/v1/offer/{id}/ · Change the terms of a draft */
  updateOffer: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OfferPatch
    files: never
    reply: Offer
  }
  /** POST /api/v1/offer/{id}/step/ · One act on an offer: send, counter, accept, and the way of the deal to the sale */
  stepOffer: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OfferStep
    files: never
    reply: Offer
  }
  /** GET /api/v1/unmet/cells/ · What buyers look for and how little there is of it */
  listUnmetCells: {
    params: Record<never, never>
    query: { operation?: ValuationOperation; family?: ValuationFamily; island?: Island; level?: UnmetLevel; band?: number; beds?: UnmetBeds }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: UnmetCells
  }
  /** POST /api/v1/unmet/letter/ · A letter to owners: at least so many buyers look for a home like theirs */
  createUnmetLetter: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: UnmetLetterInput
    files: never
    reply: FileReply
  }
  /** GET /api/v1/valuation/ · Estimates told of a home, the newest first */
  listValuations: {
    params: Record<never, never>
    query: { propertyId: HomeId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ValuationList
  }
  /** POST /api/v1/valuation/ · What homes like this one ask */
  createValuation: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ValuationInput
    files: never
    reply: Valuation
  }
  /** GET /api/v1/valuation/quality/ · How far off the estimates are, by month and island */
  getValuationQuality: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ValuationQuality
  }
  /** GET /api/v1/valuation/{id}/ · One estimate as it was told */
  getValuation: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Valuation
  }
  /** GET /api/v1/valuation/{id}/pdf/ · An estimate on paper, for the home's owner */
  downloadValuation: {
    params: { id: Uuid }
    query: { language?: Language }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/visit/ · Visits of a home or a person within the reader's rights */
  listVisits: {
    params: Record<never, never>
    query: { propertyId?: HomeId; contactId?: ContactId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitList
  }
  /** GET /api/v1/visit/requests/ · Who asks for a visit and waits for an answer: an agent sees theirs, an ADMIN the agency's */
  listVisitRequests: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitRequestList
  }
  /** GET /api/v1/visit/hours/ · My hours for booked visits */
  getVisitHours: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitHours
  }
  /** PATCH /api/v1/visit/hours/ · Change my hours for booked visits, all of them */
  saveVisitHours: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitHours
    files: never
    reply: VisitHours
  }
  /** GET /api/v1/visit/booking/ · Whether a home is open for booking */
  listVisitBookings: {
    params: Record<never, never>
    query: { propertyId: HomeId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitBookingList
  }
  /** POST /api/v1/visit/booking/ · Open a home for booking with me */
  openVisitBooking: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitBookingInput
    files: never
    reply: VisitBooking
  }
  /** DELETE /api/v1/visit/booking/{bookingId}/ · End a booking link; visits already booked stay */
  closeVisitBooking: {
    params: { bookingId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/visit/open/{homeId}/ · Whether a home on the market offers visits on its public page */
  getOpenVisits: {
    params: { homeId: HomeId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitOpen
  }
  /** GET /api/v1/visit/page/{visitToken}/ · What a link shows */
  getVisitPage: {
    params: { visitToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitPage
  }
  /** POST /api/v1/visit/page/{visitToken}/book/ · Ask for a visit at a free time */
  bookVisit: {
    params: { visitToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitBookInput
    files: never
    reply: VisitBooked
  }
  /** POST /api/v1/visit/page/{visitToken}/move/ · Move my visit to another free time */
  moveVisit: {
    params: { visitToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitMoveInput
    files: never
    reply: VisitBooked
  }
  /** POST /api/v1/visit/page/{visitToken}/cancel/ · Cancel my visit */
  cancelVisit: {
    params: { visitToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitBooked
  }
  /** POST /api/v1/visit/page/{visitToken}/feedback/ · Say what I thought */
  tellVisit: {
    params: { visitToken: string }
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitOpinion
    files: never
    reply: VisitPage
  }
  /** GET /api/v1/visit/partner/ · Visits between my agency and its partners */
  listPartnerVisits: {
    params: Record<never, never>
    query: { propertyId?: HomeId }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PartnerVisitList
  }
  /** POST /api/v1/visit/partner/ · Ask a partner for a visit to one of its homes */
  askPartnerVisit: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: PartnerVisitInput
    files: never
    reply: PartnerVisit
  }
  /** POST /api/v1/visit/partner/{id}/ · Confirm a visit between agencies, propose other times, or refuse it */
  answerPartnerVisit: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: PartnerVisitAnswer
    files: never
    reply: PartnerVisit
  }
  /** GET /api/v1/visit/{id}/ · One visit */
  getVisit: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Visit
  }
  /** GET /api/v1/visit/{id}/sheet/ · The text of the sheet as it would be signed now */
  draftVisitSheet: {
    params: { id: Uuid }
    query: { language?: Language; declaresFirstVisit?: boolean; noDirectDeal?: boolean }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitSheetDraft
  }
  /** POST /api/v1/visit/{id}/sheet/ · Sign a sheet; it never changes again */
  signVisitSheet: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitSheetInput
    files: never
    reply: VisitSheet
  }
  /** GET /api/v1/visit/{id}/sheet/{sheetId}/ · The signed PDF */
  downloadVisitSheet: {
    params: { id: Uuid; sheetId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/visit/{id}/sheet/{sheetId}/check/ · Whether the stored file is the one that was signed */
  checkVisitSheet: {
    params: { id: Uuid; sheetId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitSheetCheck
  }
  /** POST /api/v1/visit/{id}/feedback/ · What was thought of a home, as the agent heard it */
  saveVisitFeedback: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: VisitFeedbackInput
    files: never
    reply: Visit
  }
  /** POST /api/v1/visit/{id}/ask/ · Make a link for the visitor to say what they thought, and mail it */
  askVisitFeedback: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: VisitAsked
  }
  /** GET /api/v1/match/count/ · Good matches (70 and more) of demands and homes in a list */
  countMatches: {
    params: Record<never, never>
    query: { demands?: Array<DemandId>; properties?: Array<HomeId> }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: MatchCountList
  }
  /** GET /api/v1/match/demand/{demandId}/ · Homes that fit a demand, best first: the own agency's and what other agencies show in public */
  listDemandMatches: {
    params: { demandId: DemandId }
    query: { show?: MatchShow; near?: string; sources?: Array<MatchSource>; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: DemandMatchPage
  }
  /** GET /api/v1/match/demand/{demandId}/near/ · What would fit if the buyer gave way in exactly one thing */
  listNearMisses: {
    params: { demandId: DemandId }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: NearMissList
  }
  /** POST /api/v1/match/demand/{demandId}/tuning/ · Leave out what reactions taught about one criterion, or take it in again */
  tuneMatches: {
    params: { demandId: DemandId }
    query: Record<never, never>
    headers: Record<never, never>
    body: MatchTuningInput
    files: never
    reply: MatchTuningList
  }
  /** POST /api/v1/match/demand/{demandId}/home/{propertyId}/ · What became of a home for a demand; `new` takes it back */
  reactToMatch: {
    params: { demandId: DemandId; propertyId: HomeId }
    query: Record<never, never>
    headers: Record<never, never>
    body: MatchReactionInput
    files: never
    reply: DemandMatch
  }
  /** GET /api/v1/match/property/{propertyId}/ · Demands of the agency that a home fits, best first */
  listPropertyMatches: {
    params: { propertyId: HomeId }
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PropertyMatchPage
  }
  /** GET /api/v1/fee/ · Fees of closed deals */
  listFees: {
    params: Record<never, never>
    query: { offerId?: Uuid; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FeePage
  }
  /** POST /api/v1/fee/ · Say what a closed deal brings */
  createFee: {
    params: Record<never, never>
    query: { offerId: Uuid }
    headers: Record<never, never>
    body: FeeInput
    files: never
    reply: Fee
  }
  /** GET /api/v1/fee/pending/ · What is to be invoiced */
  getPendingFees: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FeePending
  }
  /** GET /api/v1/fee/{id}/ · A fee */
  getFee: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Fee
  }
  /** PUT /api/v1/fee/{id}/ · Change a fee */
  saveFee: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: FeeInput
    files: never
    reply: Fee
  }
  /** DELETE /api/v1/fee/{id}/ · Take a fee back */
  deleteFee: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/fee/{id}/draft/ · Make the invoice of a fee */
  draftFee: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoiceDraftList
  }
  /** GET /api/v1/tax/figures/ · What is due, overdue and collected, and VAT until today */
  getTaxFigures: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TaxFigures
  }
  /** GET /api/v1/tax/vat/ · VAT of a quarter */
  getTaxVat: {
    params: Record<never, never>
    query: { quarter: TaxQuarter }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TaxQuarterSums
  }
  /** GET /api/v1/tax/vat/csv/ · VAT of a quarter as a file */
  exportTaxVat: {
    params: Record<never, never>
    query: { quarter: TaxQuarter }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/tax/withheld/ · IRPF withheld in a quarter */
  getTaxWithheld: {
    params: Record<never, never>
    query: { quarter: TaxQuarter }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TaxQuarterSums
  }
  /** GET /api/v1/tax/withheld/csv/ · IRPF withheld in a quarter as a file */
  exportTaxWithheld: {
    params: Record<never, never>
    query: { quarter: TaxQuarter }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/tax/partners/ · Partners of a year above the limit */
  listTaxPartners: {
    params: Record<never, never>
    query: { year: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: TaxPartners
  }
  /** GET /api/v1/tax/partners/csv/ · Partners of a year as a file */
  exportTaxPartners: {
    params: Record<never, never>
    query: { year: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/invoice/ · Invoices for me, and those issued in my name */
  listInvoices: {
    params: Record<never, never>
    query: { side?: InvoiceSide; standing?: InvoiceStanding; from?: string; to?: string; q?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoicePage
  }
  /** GET /api/v1/invoice/csv/ · The same list as a file for a spreadsheet */
  exportInvoices: {
    params: Record<never, never>
    query: { side?: InvoiceSide; standing?: InvoiceStanding; from?: string; to?: string; q?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/invoice/issuer/ · In whose name I issue invoices */
  getInvoiceIssuer: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoiceIssuer
  }
  /** GET /api/v1/invoice-draft/ · Invoices that are being written */
  listInvoiceDrafts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoiceDraftList
  }
  /** POST /api/v1/invoice-draft/ · Begin an invoice */
  createInvoiceDraft: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceDraftInput
    files: never
    reply: InvoiceDraft
  }
  /** GET /api/v1/invoice-draft/{id}/ · An invoice that is being written */
  getInvoiceDraft: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoiceDraft
  }
  /** PUT /api/v1/invoice-draft/{id}/ · Save an invoice that is being written */
  saveInvoiceDraft: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceDraftInput
    files: never
    reply: InvoiceDraft
  }
  /** DELETE /api/v1/invoice-draft/{id}/ · Throw a draft away */
  deleteInvoiceDraft: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/invoice-draft/{id}/issue/ · Issue a draft */
  issueInvoiceDraft: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Invoice
  }
  /** POST /api/v1/invoice/{id}/pay/ · Note that an invoice was paid */
  payInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoicePayInput
    files: never
    reply: Invoice
  }
  /** POST /api/v1/invoice/{id}/rectify/ · Take an invoice back by another */
  rectifyInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceRectifyInput
    files: never
    reply: Invoice
  }
  /** POST /api/v1/invoice/{id}/annul/ · Annul an invoice that should never have been issued */
  annulInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceAnnulInput
    files: never
    reply: Invoice
  }
  /** POST /api/v1/invoice/{id}/record/ · Mend the record of an invoice that the tax agency refused */
  resendInvoiceRecord: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceRecordInput
    files: never
    reply: Invoice
  }
  /** POST /api/v1/invoice/{id}/send/ · Send an invoice by mail */
  sendInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: InvoiceSendInput
    files: never
    reply: Invoice
  }
  /** GET /api/v1/invoice/{id}/ · An invoice with its lines */
  getInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Invoice
  }
  /** GET /api/v1/invoice/{id}/pdf/ · An invoice on paper */
  downloadInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/invoice/{id}/ubl/ · An invoice as EN 16931 in UBL */
  downloadInvoiceUbl: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/invoice/{id}/facturae/ · An invoice as Facturae 3.2.2 */
  downloadInvoiceFacturae: {
    params: { id: Uuid }
    query: { signed?: boolean }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/fiscal/ · How the agency stands with VeriFactu */
  getFiscal: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Fiscal
  }
  /** PUT /api/v1/fiscal/mode/ · Send the records of invoices, or do not */
  setFiscalMode: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: FiscalModeInput
    files: never
    reply: Fiscal
  }
  /** PUT /api/v1/fiscal/certificate/ · Give the certificate that records are sent with */
  setFiscalCertificate: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<FiscalCertificateInput, "file">
    files: "file"
    reply: Fiscal
  }
  /** DELETE /api/v1/fiscal/certificate/ · Take the certificate away */
  removeFiscalCertificate: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Fiscal
  }
  /** GET /api/v1/fiscal/record/ · Records of the agency's invoices */
  listFiscalRecords: {
    params: Record<never, never>
    query: { state?: FiscalRecordState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FiscalRecordPage
  }
  /** GET /api/v1/proposal/ · What assistants proposed, newest first */
  listProposals: {
    params: Record<never, never>
    query: { state?: ProposalState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ProposalPage
  }
  /** GET /api/v1/proposal/{id}/ · One proposal, field by field */
  getProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Proposal
  }
  /** PATCH /api/v1/proposal/{id}/ · Alter a proposal before it is confirmed */
  updateProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ProposalPatch
    files: never
    reply: Proposal
  }
  /** POST /api/v1/proposal/{id}/confirm/ · Do what was proposed, as oneself */
  confirmProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ProposalConfirmInput
    files: never
    reply: ProposalConfirmed
  }
  /** POST /api/v1/proposal/{id}/refuse/ · Do not do what was proposed */
  refuseProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Proposal
  }
  /** POST /api/v1/proposal/{id}/undo/ · Take back what was confirmed, within ten minutes */
  undoProposal: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Proposal
  }
  /** GET /api/v1/expense/ · Expenses of my agency, newest first */
  listExpenses: {
    params: Record<never, never>
    query: { state?: ExpenseState; q?: string; from?: string; to?: string; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ExpensePage
  }
  /** POST /api/v1/expense/ · Note an expense */
  createExpense: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ExpenseInput
    files: never
    reply: Expense
  }
  /** GET /api/v1/expense/{id}/ · One expense */
  getExpense: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Expense
  }
  /** PUT /api/v1/expense/{id}/ · Save an expense as it is now */
  saveExpense: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ExpenseSave
    files: never
    reply: Expense
  }
  /** DELETE /api/v1/expense/{id}/ · Remove an expense and its paper */
  deleteExpense: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/expense/{id}/pay/ · Note that an expense was paid without the bank */
  payExpense: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: ExpensePayInput
    files: never
    reply: Expense
  }
  /** DELETE /api/v1/expense/{id}/pay/ · Take back what was noted as paid without the bank */
  undoExpensePayment: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Expense
  }
  /** GET /api/v1/expense/{id}/file/ · The paper as it was uploaded */
  downloadExpenseFile: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** POST /api/v1/expense/{id}/file/ · Keep the paper of an expense */
  uploadExpenseFile: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<ExpenseFileInput, "file">
    files: "file"
    reply: Expense
  }
  /** GET /api/v1/bank/account/ · Bank accounts of my agency */
  listBankAccounts: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BankAccountList
  }
  /** POST /api/v1/bank/statement/ · Read a bank statement, and take it */
  uploadBankStatement: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: Omit<BankStatementInput, "file">
    files: "file"
    reply: BankReading
  }
  /** GET /api/v1/bank/entry/ · Entries of my bank accounts, newest first */
  listBankEntries: {
    params: Record<never, never>
    query: { accountId?: Uuid; state?: BankEntryState; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BankEntryPage
  }
  /** PATCH /api/v1/bank/entry/{id}/ · Put an entry aside, or say what it does not pay */
  updateBankEntry: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: BankEntryPatch
    files: never
    reply: BankEntry
  }
  /** DELETE /api/v1/bank/entry/{id}/match/ · Undo what an entry pays */
  undoBankMatch: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BankEntry
  }
  /** GET /api/v1/bank/entry/{id}/candidate/ · What an entry could pay */
  listBankCandidates: {
    params: { id: Uuid }
    query: { q?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BankCandidateList
  }
  /** POST /api/v1/bank/match/ · Say which invoices or expenses an entry pays */
  matchBankEntry: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: BankMatchInput
    files: never
    reply: BankEntry
  }
  /** POST /api/v1/bank/match/suggest/ · Look over open entries again */
  proposeBankMatches: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BankSuggested
  }
  /** POST /api/v1/bank/payment/ · Write a file of transfers for the bank */
  createBankPayment: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: BankPaymentInput
    files: never
    reply: BankPayment
  }
  /** GET /api/v1/bank/payment/{paymentId}/file/ · The file of transfers */
  downloadBankPayment: {
    params: { paymentId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/operator/act/ · What the site's operator did, and why */
  listOperatorActs: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OperatorActPage
  }
  /** GET /api/v1/operator/invoice/ · Invoices that the site's operator issued */
  listOperatorInvoices: {
    params: Record<never, never>
    query: { open?: boolean; cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: InvoicePage
  }
  /** POST /api/v1/operator/invoice/{id}/paid/ · Say that the money of an invoice came */
  payOperatorInvoice: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: OperatorReason
    files: never
    reply: Invoice
  }
  /** GET /api/v1/operator/ledger/ · Look at all money there is */
  checkLedger: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: LedgerCheck
  }
  /** GET /api/v1/operator/base-map/ · What the map of this site is drawn from */
  getBaseMap: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: BaseMap
  }
  /** GET /api/v1/operator/subscription/ · Agencies and their plans */
  listOperatorSubscriptions: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: OperatorSubscriptionPage
  }
  /** GET /api/v1/operator/card/ · How money that is paid by card stands */
  getCardDesk: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CardDesk
  }
  /** POST /api/v1/operator/card/ · Hold the books against the payment service now */
  checkCards: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: CardDesk
  }
  /** POST /api/v1/operator/card/resolve/ · Say what is to become of a difference */
  resolveCardTrouble: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: CardTroubleInput
    files: never
    reply: CardDesk
  }
  /** GET /api/v1/plan/ · Plans on offer today */
  listPlans: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: PlanList
  }
  /** GET /api/v1/subscription/ · The plan of my agency, what it limits and what is owed */
  getSubscription: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Subscription
  }
  /** GET /api/v1/subscription/limit/ · What my agency uses of its plan */
  getSubscriptionLimits: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: SubscriptionLimits
  }
  /** POST /api/v1/subscription/preview/ · What another plan, other seats or another period would cost */
  previewSubscription: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SubscriptionChoice
    files: never
    reply: SubscriptionPreview
  }
  /** POST /api/v1/subscription/change/ · Take another plan, other seats or another period */
  changeSubscription: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SubscriptionChange
    files: never
    reply: Subscription
  }
  /** POST /api/v1/subscription/cancel/ · Let the plan end with its period */
  cancelSubscription: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Subscription
  }
  /** POST /api/v1/subscription/resume/ · Let the plan go on after all */
  resumeSubscription: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Subscription
  }
  /** POST /api/v1/subscription/card/ · Give a card for the plan */
  openSubscriptionCard: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: SubscriptionCheckoutInput
    files: never
    reply: SubscriptionCheckout
  }
  /** DELETE /api/v1/subscription/card/ · Charge no card any more */
  removeSubscriptionCard: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Subscription
  }
  /** GET /api/v1/audit/ · Who did what, newest first */
  listAuditLines: {
    params: Record<never, never>
    query: { cursor?: string; limit?: number; actorId?: AgentId; operation?: string; subject?: string; outcome?: AuditOutcome; day?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AuditPage
  }
  /** GET /api/v1/audit/check/ · Whether the chain is whole, and where it is not */
  checkAudit: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: AuditCheck
  }
  /** GET /api/v1/audit/export/ · The same list as a file for a spreadsheet */
  exportAuditLines: {
    params: Record<never, never>
    query: { actorId?: AgentId; operation?: string; subject?: string; outcome?: AuditOutcome; day?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: FileReply
  }
  /** GET /api/v1/connection/ · Assistants that act as me; of an ADMIN those of the whole agency */
  listConnections: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ConnectionList
  }
  /** POST /api/v1/connection/ · Allow an application to act as me, within scopes */
  allowConnection: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ConnectionAllow
    files: never
    reply: ConnectionAllowed
  }
  /** DELETE /api/v1/connection/{id}/ · End a connection */
  endConnection: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** GET /api/v1/connection-request/ · What an application asks for, as its consent page shows it */
  getConnectionRequest: {
    params: Record<never, never>
    query: { client_id: string; redirect_uri: string; response_type?: string; code_challenge?: string; code_challenge_method?: string; resource?: string; scope?: string; state?: string }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ConnectionRequest
  }
  /** PATCH /api/v1/connection-rule/ · Say whether agents of my agency may connect an assistant */
  updateConnectionRule: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ConnectionRule
    files: never
    reply: ConnectionRule
  }
  /** GET /api/v1/key/ · Keys of my agency */
  listKeys: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ApiKeyList
  }
  /** POST /api/v1/key/ · Make a key that acts as me, within scopes */
  createKey: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: ApiKeyInput
    files: never
    reply: ApiKeySecret
  }
  /** DELETE /api/v1/key/{id}/ · End a key */
  revokeKey: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/key/{id}/rotate/ · Give a key a new secret; both work for 24 hours */
  renewKey: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: ApiKeySecret
  }
  /** GET /api/v1/webhook/ · Webhooks of my agency */
  listWebhooks: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookList
  }
  /** POST /api/v1/webhook/ · Have an address told what happens */
  createWebhook: {
    params: Record<never, never>
    query: Record<never, never>
    headers: Record<never, never>
    body: WebhookInput
    files: never
    reply: WebhookSecret
  }
  /** GET /api/v1/webhook/{id}/ · One webhook */
  getWebhook: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: Webhook
  }
  /** PATCH /api/v1/webhook/{id}/ · Change a webhook, let it go on or rest */
  updateWebhook: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: WebhookPatch
    files: never
    reply: Webhook
  }
  /** DELETE /api/v1/webhook/{id}/ · End a webhook */
  deleteWebhook: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: void
  }
  /** POST /api/v1/webhook/{id}/test/ · Send a test event */
  checkWebhook: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookDeliveryRecord
  }
  /** POST /api/v1/webhook/{id}/secret/ · Give a webhook a new secret; both sign for 24 hours */
  renewWebhookSecret: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookSecret
  }
  /** POST /api/v1/webhook/{id}/replay/ · Send the events of some time again */
  repeatWebhookDeliveries: {
    params: { id: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: WebhookReplay
    files: never
    reply: WebhookReplayed
  }
  /** GET /api/v1/webhook/{id}/delivery/ · What a webhook was sent, newest first */
  listWebhookDeliveries: {
    params: { id: Uuid }
    query: { cursor?: string; limit?: number; state?: "waiting" | "delivered" | "failed" }
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookDeliveryPage
  }
  /** GET /api/v1/webhook/{id}/delivery/{deliveryId}/ · A delivery: what was sent, each try and its answer */
  getWebhookDelivery: {
    params: { id: Uuid; deliveryId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookDeliveryRecord
  }
  /** POST /api/v1/webhook/{id}/delivery/{deliveryId}/replay/ · Send an event again, now */
  repeatWebhookDelivery: {
    params: { id: Uuid; deliveryId: Uuid }
    query: Record<never, never>
    headers: Record<never, never>
    body: undefined
    files: never
    reply: WebhookDeliveryRecord
  }
}
