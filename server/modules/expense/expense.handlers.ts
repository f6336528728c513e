import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act } from '../../contract/rights/actor.ts'
import {
  addExpense,
  dropExpense,
  listExpenses,
  readExpense,
  saveExpense,
} from './expense.service.ts'
import { noteByHand, undoByHand } from './by-hand.service.ts'
import { addFile, readFileOf } from './file.service.ts'

/** Operations of the tag `expense`. */
export const handlers = {
  listExpenses: ({ query }, ctx) => listExpenses(query, ctx),
  createExpense: ({ body }, ctx) => act(ctx, (work) => addExpense(body, work)),
  getExpense: ({ params }, ctx) => readExpense(params.id, ctx),
  saveExpense: ({ params, body }, ctx) => act(ctx, (work) => saveExpense(params.id, body, work)),
  deleteExpense: ({ params }, ctx) => act(ctx, (work) => dropExpense(params.id, work)),
  payExpense: ({ params, body }, ctx) => act(ctx, (work) => noteByHand(work, params.id, body)),
  undoExpensePayment: ({ params }, ctx) => act(ctx, (work) => undoByHand(work, params.id)),
  uploadExpenseFile: ({ params, files }, ctx) => addFile(params.id, files[0], ctx),
  downloadExpenseFile: ({ params }, ctx) => readFileOf(params.id, ctx),
} satisfies Partial<Handlers<Ctx>>
