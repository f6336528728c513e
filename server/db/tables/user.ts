import type { ColumnType, Generated } from 'kysely'
import type {
  AgentPermissions,
  Language,
  LocalizedLine,
  Role,
  SessionMethod,
  SpokenLanguage,
} from '../../../generated/model/index.ts'

/** What only the person themself reads and no query looks into. */
export interface UserDoc {
  favourites?: string[]
  is_onboarding?: boolean
  stripe_account?: string | null
  google_calendar_email?: string | null
  imported_contacts?: boolean
  imported_properties?: boolean
  /** ISO time from which the account is to be erased; null: it was taken back. */
  erase_at?: string | null
}

/**
 * Tables of the tag `user` (0002_user.sql, 0011_identity.sql, 0053_people.sql,
 * 0086_pending_email.sql, 0470_session_seen.sql, 0475_second_factor.sql,
 * 0476_passkey.sql, 0512_agency_security.sql,
 * 0513_agency_sso.sql).
 */
export interface UserTables {
  app_user: {
    id: string
    email: string
    password_hash: string | null
    role: Role
    agency_id: string | null
    first_name: string
    last_name: Generated<string>
    avatar: string | null
    phone: string | null
    language: Generated<Language>
    job_title: string | null
    /** When the e-mail was shown to be the person's; null: never. */
    email_verified_at: Date | null
    /** The e-mail they want instead, until its mailed link is opened; null: none waits. */
    pending_email: string | null
    active: Generated<boolean>
    /** What differs from the usual rights of a STAFF (server/contract/permissions.ts). */
    permissions: Generated<Partial<AgentPermissions>>
    /** An id among the agency's branches. */
    branch_id: string | null
    is_public: Generated<boolean>
    /** Whether the agency's website may show the phone. */
    phone_public: Generated<boolean>
    /** Languages they speak (ISO 639-1). */
    spoken: Generated<SpokenLanguage[]>
    /** The job title by language. */
    job_titles: Generated<LocalizedLine>
    /**
     * When the invitation that waits was sent; null: none waits. Of a row that is not active:
     * whoever worked here is asked back.
     */
    invited_at: Date | null
    /**
     * An invitation: waits beside whatever account has this e-mail, until its person accepts; never
     * signs in itself.
     */
    joins: Generated<boolean>
    doc: Generated<UserDoc>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  session: {
    id: string
    token_hash: Buffer
    user_id: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
    /** What the browser said of itself, in the fewest words (`Chrome/Android`); null: not known. */
    device: string | null
    /** How it was signed in; null: not kept. */
    method: SessionMethod | null
    /** When it last proved that it is its person's; null: never. */
    stepped_up_at: Date | null
    /** A code by mail that proves it, and until when; null: none. */
    code_hash: Buffer | null
    code_until: Date | null
    code_tries: Generated<number>
    /** When it was shown by a passkey, or made one; null: never. */
    second_at: Date | null
  }
  agency_security: {
    agency_id: string
    /** From when its people need a second step; null: each decides. */
    second_from: Date | null
    /** When they were last written to about it; null: never. */
    mailed_at: Date | null
  }
  agency_sso: {
    agency_id: string
    issuer: string
    client_id: string
    /** Sealed for the agency; null: the provider knows this client without one. */
    secret: Buffer | null
    domain: string
    /** What the domain's TXT record has to say. */
    token: string
    proved_at: Date | null
    /** When somebody signed in with these settings last. */
    used_at: Date | null
    required: boolean
    updated_at: Date
  }
  sso_ask: {
    state_hash: Buffer
    ticket_hash: Buffer
    agency_id: string
    issuer: string
    nonce: string
    language: string
    expires_at: Date
  }
  sso_identity: {
    issuer: string
    subject: string
    agency_id: string
    user_id: string
    created_at: Generated<Date>
    denied_at: Date | null
  }
  email_link: {
    token_hash: Buffer
    user_id: string
    email: string
    created_at: Generated<Date>
    expires_at: Date
  }
  user_identity: {
    issuer: string
    subject: string
    user_id: string
    provider: 'google' | 'apple'
    created_at: Generated<Date>
  }
  sign_in_place: {
    user_id: string
    place: Buffer
    seen_at: Generated<Date>
  }
  password_link: {
    token_hash: Buffer
    user_id: string
    created_at: Generated<Date>
    expires_at: Date
  }
  email_move: {
    id: string
    user_id: string
    from_email: string
    to_email: string
    asked_at: Date
    /** Null: its link has not been opened yet. */
    moved_at: Date | null
    /** Until when the mailbox that was left takes it back. */
    expires_at: Date
  }
  totp: {
    user_id: string
    /** The secret, sealed for this person. */
    sealed: Buffer
    /** The half minute whose code was used last. */
    last_step: Generated<number>
    /** Null: begun, and asked for nowhere yet. */
    confirmed_at: Date | null
    created_at: Generated<Date>
  }
  recovery_code: {
    id: string
    user_id: string
    code_hash: string
    /** Null: made by a version that did not write it, with the second step itself. */
    created_at: Date | null
  }
  challenge: {
    id: string
    kind: 'second' | 'passkey' | 'passkeyLogin' | 'passkeyStepUp'
    user_id: string | null
    value: Buffer
    /** Of the first step of signing in: how it was taken. */
    method: SessionMethod | null
    expires_at: Date
  }
  passkey: {
    id: string
    user_id: string
    /** The key's own id, as the device knows it. */
    credential_id: Buffer
    public_key: Buffer
    /** How often the device says it has signed (bigint). */
    counter: ColumnType<string, number, number>
    transports: Generated<string[]>
    backed_up: boolean
    aaguid: string
    name: string
    created_at: Generated<Date>
    used_at: Date | null
  }
}
