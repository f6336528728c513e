import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { dayOf } from '../../time/madrid.ts'
import { exportInvoices } from './list-csv.ts'
import { downloadInvoice, getInvoice, listInvoices, readerOf } from './invoice.service.ts'

/** The tag `invoice`. */
export const handlers = {
  listInvoices: ({ query }, ctx) =>
    listInvoices(ctx.deps.db, readerOf(ctx), query, {
      list: 'listInvoices',
      today: dayOf(ctx.deps.now()),
      lang: ctx.lang,
    }),
  exportInvoices: ({ query }, ctx) => exportInvoices(query, ctx),
  getInvoice: ({ params }, ctx) => getInvoice(ctx.deps.db, readerOf(ctx), params.id, ctx.lang),
  downloadInvoice: ({ params }, ctx) => downloadInvoice(params.id, ctx),
} satisfies Partial<Handlers<Ctx>>
