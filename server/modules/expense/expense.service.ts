import type {
  Expense,
  ExpenseInput,
  ExpensePage,
  ExpenseSave,
} from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { conflict, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7 } from '../../db/index.ts'
import {
  findExpense,
  insertExpense,
  pageExpenses,
  removeExpense,
  writeExpense,
  type ExpenseRow,
} from './expense.repository.ts'
import { say } from './messages.ts'

type Reader = Session & { agencyId: string }

const toExpense = ({ id, data, version, updated_at }: ExpenseRow): Expense => ({
  id,
  data,
  version,
  updatedAt: updated_at.toISOString(),
})

/** A page of the agency's. */
export async function listExpenses(
  { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number | undefined },
  { agencyId }: Reader,
  { deps, lang }: Ctx,
): Promise<ExpensePage> {
  const { rows, next, previous } = await pageExpenses(deps.db, agencyId, {
    limit,
    from: cursor,
    lang,
  })
  return { items: rows.map(toExpense), next, previous }
}

/** 404 for one that is not the agency's. */
export async function readExpense(
  id: string,
  { agencyId }: Reader,
  { deps, lang }: Ctx,
): Promise<Expense> {
  return toExpense((await findExpense(deps.db, agencyId, id)) ?? notFound(lang))
}

export async function addExpense(
  data: ExpenseInput,
  { agencyId, userId }: Reader,
  { deps }: Ctx,
): Promise<Expense> {
  const now = deps.now()
  return toExpense(
    await inTransaction(deps.db, (trx) =>
      insertExpense(trx, {
        id: uuidv7(),
        agency_id: agencyId,
        created_by: userId,
        data,
        created_at: now,
        updated_at: now,
      }),
    ),
  )
}

/** Replaces what is stored; a stale version answers 409 with what is there. */
export async function saveExpense(
  id: string,
  { version, data }: ExpenseSave,
  { agencyId }: Reader,
  { deps, lang }: Ctx,
): Promise<Expense> {
  return inTransaction(deps.db, async (trx) => {
    const row = (await findExpense(trx, agencyId, id, true)) ?? notFound(lang)
    if (row.version !== version) return conflict(toExpense(row), say(lang, 'stale'))
    return toExpense(await writeExpense(trx, id, data, deps.now()))
  })
}

export async function dropExpense(
  id: string,
  { agencyId }: Reader,
  { deps, lang }: Ctx,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = (await findExpense(trx, agencyId, id, true)) ?? notFound(lang)
    await removeExpense(trx, row.id)
  })
}
