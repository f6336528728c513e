/** The door of module expense; README.md says what stands behind it. */
export { handlers } from './expense.handlers.ts'
export { findExpense, updateExpense, type ExpenseRow } from './expense.repository.ts'
export { jobs } from './jobs.ts'
export { FOLDER as EXPENSE_FOLDER } from './jobs.ts'
export { restoreExpense, type StoredPaper } from './restore.ts'
export { openExpenses, payExpense, unpayExpense } from './pay.ts'
import './tax.ts'
