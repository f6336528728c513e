import type { Generated } from 'kysely'
import type {
  ContactMethod,
  InboxWhy,
  Language,
  LeadKind,
  LeadProperty,
  LeadState,
  LeadWeb,
} from '../../../generated/model/index.ts'

/**
 * Table of the tag `lead` (0006_lead.sql, 0017_lead_without_home.sql, 0030_lead_contact.sql,
 * 0240_lead_web.sql).
 */
export interface LeadTables {
  lead: {
    id: string
    /** Null: to the site's operator; no agency reads it. */
    agency_id: string | null
    property_id: string | null
    property: LeadProperty | null
    kind: Generated<LeadKind>
    state: Generated<LeadState>
    source: string
    language: Language
    first_name: string
    last_name: string | null
    email: string
    phone: string | null
    message: string
    preferred_contact: ContactMethod | null
    assigned_to: string | null
    /** The contact this person is, once saved or recognised. */
    contact_id: Generated<string | null>
    answered_at: Date | null
    first_response_minutes: number | null
    note: string | null
    spam_score: Generated<number>
    trap: Generated<boolean>
    consent_text: string
    consent_at: Date
    search: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
    /** Who was signed in while asking. */
    user_id: string | null
    /** Why whoever has it got it. */
    assigned_why: Generated<InboxWhy | null>
    /** The agency's website it was written on; null: elsewhere, or the site is gone. */
    site_id: Generated<string | null>
    web: Generated<LeadWeb | null>
  }
}
