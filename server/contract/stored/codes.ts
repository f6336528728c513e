import type { ReadColumn } from '../../db/read-columns.ts'
import type { RoutesFile } from '../routes.ts'

/** Columns that hold a value of an enumeration or nothing, or a list of such, by its component. */
export const CODES: Readonly<Record<string, string>> = {
  'agenda_event.color': 'AgendaColor',
  'agenda_event.fell_from': 'AgendaStatus',
  'agenda_event.remind_by': 'AgendaReminderChannel',
  'app_user.spoken': 'SpokenLanguage',
  'api_key.scopes': 'KeyScope',
  'challenge.method': 'SessionMethod',
  'connection_grant.scopes': 'ConnectionScope',
  'contact.language': 'SpokenLanguage',
  'contact.roles': 'ContactRole',
  'contact.source': 'ContactSource',
  'demand.reason': 'DemandReason',
  'first_run.dismissed': 'FirstStepKind',
  'import_same.reasons': 'SameHomeReason',
  'inbox_thread.language': 'SpokenLanguage',
  'inbox_thread.preferred': 'ContactMethod',
  'intake_run.roles': 'ContactRole',
  'lead.preferred_contact': 'ContactMethod',
  'market_item.islands': 'Island',
  'market_order.proposed_by': 'OrderSide',
  'match.reason': 'MatchReason',
  'offer.financing': 'OfferFinancing',
  'offer_turn.side': 'OfferSide',
  'order_file.label': 'MediaLabel',
  'owner_link.parts': 'OwnerPart',
  'partner_visit.reason': 'PartnerVisitReason',
  'property.substatus': 'Substatus',
  'property_history.reason': 'PriceReason',
  'property_media.label': 'MediaLabel',
  'proposal.marks': 'ProposalMark',
  'publication.reason': 'PublicationReason',
  'referral.operation': 'ReferralOperation',
  'referral.type': 'PropertyType',
  'rental_file.asked': 'RentalDocumentType',
  'rental_step.reason': 'RentalRejection',
  'saved_search.channels': 'SearchChannel',
  'selection_home.reaction': 'SelectionReaction',
  'selection_home.reason': 'DislikeReason',
  'session.method': 'SessionMethod',
  'site.suspended_from': 'SiteState',
  'site_host.problem': 'SiteDomainProblem',
  'takeout.parts': 'TakeoutPart',
  'visit_feedback.dislikes': 'VisitAspect',
  'visit_feedback.likes': 'VisitAspect',
  'visit_feedback.next_step': 'VisitNextStep',
  'visit_feedback.price_opinion': 'VisitPriceOpinion',
  'webhook.types': 'WebhookEventType',
  'webhook_delivery.last_failure': 'WebhookFailure',
  'webhook_try.failure': 'WebhookFailure',
}

/**
 * How the database hands out codes that may be missing: one that the contract does not know is
 * missing, in a list it is left out, as in a stored document. A needed one (a status, a kind) comes
 * as it is stored: any other would claim something nobody wrote, and the reply leaves its row out.
 */
export const codeColumns = ({ $defs }: RoutesFile['contract']): [string, ReadColumn][] =>
  Object.entries(CODES).map(([column, component]) => {
    const known = new Set($defs[component]?.['enum'] as unknown[] | undefined)
    return [
      column,
      (value) =>
        Array.isArray(value)
          ? value.filter((one) => known.has(one))
          : known.has(value)
            ? value
            : null,
    ]
  })
