import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { monthsFrom, quarterDays, quarterOf } from './period.ts'
import { partnersFile, quarterFile } from './tax-csv.ts'
import { figuresOf, partnersOf, quarterSums } from './tax.service.ts'
import { refuseUnread } from './unread.ts'

async function sums(of: 'vat' | 'withheld', quarter: string, ctx: Ctx) {
  const { agencyId } = actorOf(ctx)
  await refuseUnread(ctx, agencyId, quarterDays(quarter))
  return quarterSums(ctx.deps.db, { agencyId, quarter, of })
}
async function figures(ctx: Ctx) {
  const { agencyId } = actorOf(ctx)
  const today = dayOf(ctx.deps.now())
  await refuseUnread(ctx, agencyId, quarterDays(quarterOf(today)))
  return figuresOf(ctx.deps.db, agencyId, today)
}
async function partners(year: number, ctx: Ctx) {
  const { agencyId } = actorOf(ctx)
  await refuseUnread(ctx, agencyId, monthsFrom(year, 1, 12))
  return partnersOf(ctx.deps.db, agencyId, year)
}

/** The tag `tax`. */
export const handlers = {
  getTaxFigures: (_input, ctx) => figures(ctx),
  getTaxVat: ({ query }, ctx) => sums('vat', query.quarter, ctx),
  exportTaxVat: async ({ query }, ctx) =>
    quarterFile(await sums('vat', query.quarter, ctx), { of: 'vat', lang: ctx.lang }),
  getTaxWithheld: ({ query }, ctx) => sums('withheld', query.quarter, ctx),
  exportTaxWithheld: async ({ query }, ctx) =>
    quarterFile(await sums('withheld', query.quarter, ctx), { of: 'withheld', lang: ctx.lang }),
  listTaxPartners: ({ query }, ctx) => partners(query.year, ctx),
  exportTaxPartners: async ({ query }, ctx) =>
    partnersFile(await partners(query.year, ctx), ctx.lang),
} satisfies Partial<Handlers<Ctx>>
