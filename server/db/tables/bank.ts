import type { Generated } from 'kysely'
import type { BankEntryState, BankFormat, BankReason } from '../../../generated/model/index.ts'

/** Tables of the tag `bank` (0356_bank.sql); EUR cents. */
export interface BankTables {
  bank_account: {
    id: string
    agency_id: string
    iban: string
    name: string
    created_at: Date
  }
  bank_statement: {
    id: string
    agency_id: string
    account_id: string
    file_sha256: string
    filename: string
    format: BankFormat
    from_on: string
    to_on: string
    opening: number | null
    closing: number | null
    entries: number
    taken: number
    by_user: string | null
    created_at: Date
  }
  bank_entry: {
    id: string
    agency_id: string
    account_id: string
    /** Null: it came with a takeout (0376_bank_entry_brought.sql). */
    statement_id: string | null
    booked_on: string
    value_on: string | null
    amount: number
    text: string
    reference: string | null
    party: string | null
    iban: string | null
    dedupe: string
    state: Generated<BankEntryState>
    matched: Generated<number>
    refused: Generated<string[]>
    created_at: Date
  }
  bank_match: {
    id: string
    agency_id: string
    entry_id: string
    invoice_id: string | null
    expense_id: string | null
    amount: number
    reason: BankReason
    auto: boolean
    number: string
    name: string
    party_key: string
    by_user: string | null
    created_at: Date
  }
  bank_payment: {
    id: string
    agency_id: string
    account_id: string
    pay_on: string
    count: number
    total: number
    xml: string
    by_user: string | null
    created_at: Date
  }
}
