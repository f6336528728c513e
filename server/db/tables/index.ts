import type { AgencyTables } from './agency.ts'
import type { AgendaTables } from './agenda.ts'
import type { AnalysisTables } from './analysis.ts'
import type { AnalyticsTables } from './analytics.ts'
import type { AuditTables } from './audit.ts'
import type { BankTables } from './bank.ts'
import type { CalendarTables } from './calendar.ts'
import type { ChatTables } from './chat.ts'
import type { ConnectionTables } from './connection.ts'
import type { ContactTables } from './contact.ts'
import type { CoreTables } from './core.ts'
import type { CourseTables } from './course.ts'
import type { DashboardTables } from './dashboard.ts'
import type { DealTables } from './deal.ts'
import type { DemandTables } from './demand.ts'
import type { EnrolmentTables } from './enrolment.ts'
import type { FeeTables } from './fee.ts'
import type { FiscalTables } from './fiscal.ts'
import type { ImportTables } from './import.ts'
import type { OfferTables } from './offer.ts'
import type { InboxTables } from './inbox.ts'
import type { IntakeTables } from './intake.ts'
import type { IntegrationTables } from './integration.ts'
import type { IntroductionTables } from './introduction.ts'
import type { KeyTables } from './key.ts'
import type { ProposalTables } from './proposal.ts'
import type { PropertyTables } from './property.ts'
import type { LeadTables } from './lead.ts'
import type { LedgerTables } from './ledger.ts'
import type { ListingTables } from './listing.ts'
import type { LiveTables } from './live.ts'
import type { MarketTables } from './market.ts'
import type { MatchTables } from './match.ts'
import type { McpTables } from './mcp.ts'
import type { NetworkTables } from './network.ts'
import type { NotificationTables } from './notification.ts'
import type { OrderTables } from './order.ts'
import type { PassportTables } from './passport.ts'
import type { OwnerTables } from './owner.ts'
import type { PaymentTables } from './payment.ts'
import type { PrintTables } from './print.ts'
import type { PublicationTables } from './publication.ts'
import type { ReferralTables } from './referral.ts'
import type { RentalTables } from './rental.ts'
import type { ReportTables } from './report.ts'
import type { ResoTables } from './reso.ts'
import type { SavedTables } from './saved.ts'
import type { SearchTables } from './search.ts'
import type { SeenTables } from './seen.ts'
import type { SelectionTables } from './selection.ts'
import type { MoveTables } from './move.ts'
import type { SiteTables } from './site.ts'
import type { ExpenseTables } from './expense.ts'
import type { SubscriptionTables } from './subscription.ts'
import type { TakeoutTables } from './takeout.ts'
import type { TemplateTables } from './template.ts'
import type { TrustTables } from './trust.ts'
import type { UnmetTables } from './unmet.ts'
import type { UserTables } from './user.ts'
import type { ValuationTables } from './valuation.ts'
import type { ViewTables } from './view.ts'
import type { VisitTables } from './visit.ts'
import type { WebhookTables } from './webhook.ts'

/** Every table, merged from one file per tag: add yours here in one line. */
export interface Tables
  extends
    AgencyTables,
    AgendaTables,
    AnalysisTables,
    AnalyticsTables,
    AuditTables,
    BankTables,
    CalendarTables,
    ChatTables,
    ConnectionTables,
    ContactTables,
    CoreTables,
    CourseTables,
    DashboardTables,
    DealTables,
    DemandTables,
    EnrolmentTables,
    FeeTables,
    FiscalTables,
    ImportTables,
    InboxTables,
    IntakeTables,
    IntegrationTables,
    IntroductionTables,
    KeyTables,
    LeadTables,
    LedgerTables,
    ListingTables,
    LiveTables,
    MarketTables,
    MatchTables,
    McpTables,
    NetworkTables,
    NotificationTables,
    OfferTables,
    OrderTables,
    PassportTables,
    OwnerTables,
    PaymentTables,
    PrintTables,
    PropertyTables,
    ProposalTables,
    PublicationTables,
    ReferralTables,
    RentalTables,
    ReportTables,
    ResoTables,
    SavedTables,
    SearchTables,
    SeenTables,
    SelectionTables,
    MoveTables,
    SiteTables,
    ExpenseTables,
    SubscriptionTables,
    TakeoutTables,
    TemplateTables,
    TrustTables,
    UnmetTables,
    UserTables,
    ValuationTables,
    ViewTables,
    VisitTables,
    WebhookTables {}
