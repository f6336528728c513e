import type { Generated } from 'kysely'
import type {
  Contact,
  ContactConsent,
  ContactEntryKind,
  ContactEntryRef,
  ContactKind,
  ContactRelation,
  ContactRole,
  ContactSource,
  SpokenLanguage,
} from '../../../generated/model/index.ts'

/** The parts of the form as they are stored; an absent key is unknown. */
export type ContactDoc = Pick<Contact, 'person' | 'reach' | 'profile' | 'legal' | 'notes'>

/** Tables of tag `contact` (0029_contact.sql). */
export interface ContactTables {
  contact: {
    id: string
    agency_id: string
    agent_id: string | null
    created_by: string | null
    shared: Generated<boolean>
    version: Generated<number>
    doc: ContactDoc
    kind: ContactKind
    name: string
    sort_name: string
    email: string | null
    phone: string | null
    language: SpokenLanguage | null
    town: string | null
    roles: ContactRole[]
    tags: string[]
    source: ContactSource | null
    funnel_stage: string | null
    rating: number | null
    do_not_contact: boolean
    /** tsvector; written from a list of words, never read. */
    words: string
    merged_into_id: string | null
    archived_at: Date | null
    erased_at: Date | null
    kept: unknown
    /** What the list is ordered by: the last activity, else when it was added. */
    active_at: Date
    last_activity_at: Date | null
    created_at: Date
    updated_at: Date
  }
  contact_reach: {
    agency_id: string
    kind: 'phone' | 'email'
    value: string
    contact_id: string
  }
  contact_entry: {
    id: string
    agency_id: string
    contact_id: string
    at: Date
    kind: ContactEntryKind
    text: string | null
    by_user: string | null
    ref_type: ContactEntryRef['type'] | null
    ref_id: string | null
    ref_label: string | null
  }
  contact_consent: {
    id: string
    agency_id: string
    contact_id: string
    purpose: ContactConsent['purpose']
    state: ContactConsent['state']
    basis: ContactConsent['basis']
    channel: NonNullable<ContactConsent['channel']> | null
    source: ContactConsent['source']
    text: string | null
    ip: string | null
    by_user: string | null
    at: Date
  }
  contact_link: {
    id: string
    agency_id: string
    contact_id: string
    other_id: string
    relation: ContactRelation
    note: string | null
    created_by: string | null
    created_at: Date
  }
  contact_merge: {
    id: string
    agency_id: string
    kept_id: string
    merged_id: string
    before: ContactDoc
    after: ContactDoc
    by_user: string | null
    at: Date
    undone_at: Date | null
  }
}
