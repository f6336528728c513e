import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { dayOf } from '../../time/madrid.ts'
import { countMoney, listInvoices, moneyFaults } from '../invoice/index.ts'
import { listSubscriptions } from '../subscription/index.ts'
import { listActs } from './act.ts'
import { baseMapOf } from './base-map.ts'
import { payOperatorInvoice } from './invoices.service.ts'

/** The tag `operator`. */
export const handlers = {
  listOperatorActs: ({ query }, ctx) => listActs(query, ctx),
  listOperatorInvoices: ({ query: { open = false, ...query } }, ctx) =>
    listInvoices(
      ctx.deps.db,
      { operator: true },
      { ...query, ...(open && { standing: 'open', byDue: true }) },
      { list: 'listOperatorInvoices', today: dayOf(ctx.deps.now()), lang: ctx.lang },
    ),
  checkLedger: async (_input, { deps }) => ({
    at: deps.now().toISOString(),
    ...(await countMoney(deps.db)),
    faults: await moneyFaults(deps.db),
  }),
  getBaseMap: (_input, { deps }) => baseMapOf(deps.config.dataDir),
  listOperatorSubscriptions: ({ query }, { deps, lang }) =>
    listSubscriptions(deps.db, query, { deps, lang }),
  payOperatorInvoice: ({ params, body }, ctx) => payOperatorInvoice(params.id, body.reason, ctx),
} satisfies Partial<Handlers<Ctx>>
