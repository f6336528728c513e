import type { Generated } from 'kysely'
import type { ExpenseInput } from '../../../generated/model/index.ts'

/** Table of the tag `expense` (0339_expense.sql). */
export interface ExpenseTables {
  expense: {
    id: string
    agency_id: string
    created_by: string | null
    data: ExpenseInput
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
