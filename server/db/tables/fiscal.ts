import type { Generated } from 'kysely'

/** A record's texts, as they were hashed; of an annulment the first five. */
export interface FiscalFields {
  taxId: string
  fullNumber: string
  issuedOn: string
  kind?: string
  vat?: string
  total?: string
  previous: string
  recordedAt: string
}

/** What the operator answers for: the program as records name it (RD 1007/2023, art. 13). */
export interface FiscalDeclarationDoc {
  name: string
  taxId: string
  address: string
  system: string
  systemId: string
  place: string
  signedOn: string
}

/** Tables of the tag `fiscal` (0359_fiscal.sql). */
export interface FiscalTables {
  fiscal_record: {
    id: string
    tax_id: string
    seq: number
    kind: 'issue' | 'annulment'
    invoice_id: string
    fields: FiscalFields
    previous_digest: string
    digest: string
    recorded_at: string
    service: 'none' | 'test' | 'live'
    xml: string | null
    content_hash: string
    created_at: Date
    mends: Generated<boolean>
    state: 'kept' | 'waiting' | 'accepted' | 'accepted_with_errors' | 'rejected'
    sent_at: Date | null
    csv: string | null
    code: string | null
    message: string | null
  }
  fiscal_setting: {
    agency_id: string
    mode: Generated<'off' | 'test' | 'on'>
    mode_since: string | null
    certificate: Buffer | null
    certificate_kind: 'person' | 'seal' | null
    certificate_subject: string | null
    certificate_until: Date | null
    /** The company's first; null: kept before they were read. */
    certificate_tax_ids: string[] | null
    wait_until: Date | null
    trouble: string | null
    trouble_at: Date | null
  }
  fiscal_check: {
    tax_id: string
    checked_at: Date
    /** In words, each with the number of its record. */
    faults: string[]
  }
  fiscal_declaration: {
    valid_from: string
    doc: FiscalDeclarationDoc
    created_at: Date
  }
}
