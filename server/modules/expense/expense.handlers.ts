import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import {
  addExpense,
  dropExpense,
  listExpenses,
  readExpense,
  saveExpense,
} from './expense.service.ts'

/** Operations of the tag `expense`. */
export const handlers = {
  listExpenses: async ({ query }, ctx) => listExpenses(query, requireAgency(ctx), ctx),
  createExpense: async ({ body }, ctx) => addExpense(body, requireAgency(ctx), ctx),
  getExpense: async ({ params }, ctx) => readExpense(params.id, requireAgency(ctx), ctx),
  saveExpense: async ({ params, body }, ctx) =>
    saveExpense(params.id, body, requireAgency(ctx), ctx),
  deleteExpense: async ({ params }, ctx) => dropExpense(params.id, requireAgency(ctx), ctx),
} satisfies Partial<Handlers<Ctx>>
