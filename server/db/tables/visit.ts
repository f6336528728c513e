import type { Generated } from 'kysely'
import type {
  Language,
  PartnerVisitReason,
  PartnerVisitState,
  VisitAspect,
  VisitFeedbackBy,
  VisitHours,
  VisitNextStep,
  VisitPriceOpinion,
  VisitSignerInput,
  VisitSignature,
  VisitStatus,
} from '../../../generated/model/index.ts'

/** A sheet as it was signed: all that its PDF says. */
export interface SheetDoc {
  number: number
  language: Language
  title: string
  agency: string[]
  homes: string[]
  /** Those of the own portfolio among them, in their order; unknown of sheets of before. */
  homeIds?: string[]
  when: string
  clauses: string[]
  declarations: string[]
  declaresFirstVisit: boolean
  noDirectDeal: boolean
  visitors: VisitSignerInput[]
  agent: { name: string; signature: VisitSignature | null }
  /** ISO, UTC. */
  signedAt: string
  /** By the clock of a device that had no connection: it came at `signedAt`. */
  signedOnDeviceAt?: string
}

/** Tables of the tag `visit` (0039_visit.sql). */
export interface VisitTables {
  visit_hours: {
    user_id: string
    agency_id: string
    doc: VisitHours
    updated_at: Date
  }
  visit_booking: {
    id: string
    agency_id: string
    property_id: string
    agent_id: string
    public: boolean
    expires_at: Date
    created_by: string | null
    created_at: Date
    closed_at: Date | null
  }
  visit_request: {
    event_id: string
    booking_id: string
    agency_id: string
    property_id: string
    agent_id: string
    contact_id: string
    language: Language
    name: string
    email: string | null
    phone: string | null
    message: string | null
    consent_text: string
    consent_at: Date
    told_status: VisitStatus
    told_starts_at: Date
    created_at: Date
  }
  visit_sheet: {
    id: string
    agency_id: string
    event_id: string
    number: number
    language: Language
    doc: SheetDoc
    content_hash: string
    file_hash: string
    file_key: string
    size: number
    signed_at: Date
    created_by: string | null
  }
  visit_feedback: {
    event_id: string
    property_id: string
    by: VisitFeedbackBy
    interest: number
    price_opinion: VisitPriceOpinion | null
    likes: VisitAspect[]
    dislikes: VisitAspect[]
    comment: string | null
    next_step: VisitNextStep | null
    share_with_owner: Generated<boolean>
    shared_at: Date | null
    /** 0523_visit_shared_to.sql: who has it, as digests of addresses. */
    shared_to: Generated<string[]>
    /** 0534_feedback_said_by.sql: which visitor, by `markOf`; null of an agent, and of before. */
    said_by: string | null
    at: Date
  }
  /** 0185_partner_visit.sql */
  partner_visit: {
    id: string
    /** Who asks. */
    agency_id: string
    /** Whose home it is. */
    lister_id: string
    property_id: string
    /** Known to the asking side alone; null once they are erased. */
    contact_id: string | null
    agent_id: string
    title: string
    place: string | null
    state: Generated<PartnerVisitState>
    lister_turn: Generated<boolean>
    slots: Date[]
    minutes: number
    reason: Generated<PartnerVisitReason | null>
    starts_at: Generated<Date | null>
    held_at: Generated<Date | null>
    asking_event: Generated<string | null>
    asked_event: Generated<string | null>
    turn_at: Date
    reminded_at: Generated<Date | null>
    created_at: Date
    changed_at: Date
  }
}
