import type { Generated } from 'kysely'
import type { InvoiceDraftInput, InvoiceKind, Language } from '../../../generated/model/index.ts'

/** Who issues or receives, as they were on the day. */
export interface InvoicePartyDoc {
  name: string
  taxId: string | null
  address: string
  /** ISO 3166-1 alpha-2 of who has no Spanish tax number. */
  country?: string | null
}

/** Lines and terms of an invoice, as issued; amounts in EUR cents. */
export interface InvoiceDoc {
  lines: {
    text: string
    quantity: number
    price: number
    amount: number
    vatPct: number
    exemption?: string
  }[]
  vat: { pct: number; base: number; vat: number }[]
  withheldPct: number
  footer?: string
  /** Where it is paid by transfer; the reference follows from the number. */
  transfer?: { name: string; iban: string }
}

/** Who issues in the operator's name. */
export interface OperatorIssuerDoc extends InvoicePartyDoc {
  taxId: string
  iban: string | null
  footer?: string
}

/** What is stored of a draft. */
export type InvoiceDraftDoc = Omit<InvoiceDraftInput, 'version'>

/** Tables of the tags `invoice` and `operator`, and the ledger (0280_ledger.sql); EUR cents. */
export interface LedgerTables {
  ledger_entry: {
    id: string
    /** Entries of one movement, which sum to zero. */
    tx: string
    at: Date
    account: string
    amount: number
    agency_id: string | null
    user_id: string | null
    invoice_id: string | null
    order_id: string | null
    ref: string
  }
  invoice_issuer: {
    valid_from: string
    doc: OperatorIssuerDoc
    created_at: Date
  }
  invoice_series: {
    id: string
    agency_id: string | null
    user_id: string | null
    issuer_key: string
    code: string
    year: number
    next: Generated<number>
    last_on: Generated<string | null>
  }
  invoice_chain: {
    tax_id: string
    /** Whose invoices stand under it (0431_chain_holder.sql); both empty: nobody's any more. */
    agency_id: Generated<string | null>
    user_id: Generated<string | null>
    seq: Generated<number>
    digest: Generated<string>
    content_hash: Generated<string>
  }
  invoice: {
    id: string
    series_id: string
    number: number
    full_number: string
    kind: InvoiceKind
    /** The operator issued it; the two below are empty also where who issued it is gone. */
    by_operator: boolean
    issuer_agency_id: string | null
    issuer_user_id: string | null
    receiver_agency_id: string | null
    receiver_user_id: string | null
    issued_on: string
    operation_on: string | null
    due_on: string | null
    issuer: InvoicePartyDoc
    receiver: InvoicePartyDoc
    doc: InvoiceDoc
    language: Language
    base: number
    vat: number
    withheld: number
    total: number
    payable: number
    rectifies: string | null
    cause: string | null
    about_kind: string
    about_id: string
    /** Whose side of what it is about it charges (0539_invoice_about_side.sql). */
    about_side: Generated<string | null>
    tax_id: string
    seq: number
    recorded_at: string
    previous_digest: string
    digest: string
    qr_url: string
    content_hash: string
    paid: Generated<number>
    paid_at: Generated<Date | null>
    rectified_at: Generated<Date | null>
    /** Since when it is annulled (0375_invoice_annulled.sql): then `rectified_at` says so, too. */
    annulled_at: Generated<Date | null>
    annul_cause: Generated<string | null>
    created_at: Date
  }
  /** 0351_invoice_draft.sql */
  invoice_draft: {
    id: string
    agency_id: string
    doc: InvoiceDraftDoc
    about_kind: string | null
    about_id: string | null
    /** What it charges, in a few words: the reference of a home. */
    about_words: string | null
    /** 0539_invoice_about_side.sql */
    about_side: Generated<string | null>
    version: Generated<number>
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  invoice_sent: {
    id: string
    invoice_id: string
    agency_id: string
    to_email: string
    sent_by: string | null
    created_at: Date
    failed_at: Date | null
  }
  operator_act: {
    id: string
    at: Date
    act: string
    user_id: string | null
    by_email: string
    subject: string
    reason: string
  }
}
