import type { Generated } from 'kysely'
import type { ExpenseInput } from '../../../generated/model/index.ts'

/** Table of the tag `expense` (0355_expense.sql); EUR cents. */
export interface ExpenseTables {
  expense: {
    id: string
    agency_id: string
    created_by: string | null
    data: ExpenseInput
    tax_id: string
    number: string
    issued_on: string
    net: number
    vat: number
    deductible: number
    payable: number
    words: string
    paid: Generated<number>
    /** Of it, what somebody noted (0374_expense_by_hand.sql). */
    paid_by_hand: Generated<number>
    paid_on: Generated<string | null>
    payment_id: Generated<string | null>
    payment_on: Generated<string | null>
    file_key: Generated<string | null>
    file_name: Generated<string | null>
    file_mime: Generated<string | null>
    file_size: Generated<number | null>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
