import type { ExpenseInput, InvoiceDraftInput } from '../../generated/model/index.ts'
import type { Ctx } from '../../server/contract/context.ts'
import { handlers as expenses } from '../../server/modules/expense/index.ts'
import { handlers as fees } from '../../server/modules/fee/index.ts'
import { handlers as invoices } from '../../server/modules/invoice/index.ts'
import { dayOf, daysLater } from '../../server/time/madrid.ts'
import { asPerson, type Seeding } from './as-person.ts'

const nothing = { params: {}, query: {}, files: [], body: undefined }

/** What the demo's first agency bills by itself: whom, for what, EUR cents without VAT. */
const BILLS: { buyer: InvoiceDraftInput['buyer']; text: string; price: number }[] = [
  {
    buyer: {
      name: 'Herederos de Guillem Mayol',
      taxId: 'E57000002',
      address: 'Biniaraix 12, Sóller',
    },
    text: 'Valoración para la herencia, casa en Biniaraix',
    price: 45_000,
  },
  {
    buyer: { name: 'Nord Properties, S.L.', taxId: 'B07000011', address: 'Carrer Nou 12, Maó' },
    text: 'Colaboración en la venta de un piso, 50 % de los honorarios',
    price: 618_000,
  },
  {
    buyer: { name: 'Sofie Lindqvist', taxId: 'X1234567L', address: 'Passeig Marítim 3, Palma' },
    text: 'Reportaje y preparación de la casa',
    price: 60_000,
  },
]

/** What suppliers billed it: electricity, a car that is half private, the rent of the office. */
const EXPENSES: (Omit<ExpenseInput, 'issuedOn'> & { daysAgo: number })[] = [
  {
    supplierName: 'Endesa Energía, S.A.',
    supplierTaxId: 'A81948077',
    supplierIban: 'ES6000491500051234567892',
    number: 'P26CON041187',
    concept: 'Electricidad de la oficina',
    lines: [{ vatPct: 21, base: 14_230 }],
    daysAgo: 20,
  },
  {
    supplierName: 'Talleres Sóller, S.L.',
    supplierTaxId: 'B07000003',
    number: '2026/118',
    concept: 'Revisión del coche',
    lines: [{ vatPct: 21, base: 31_000 }],
    deductiblePct: 50,
    daysAgo: 12,
  },
  {
    supplierName: 'Locales de Mallorca, S.L.',
    supplierTaxId: 'B57123457',
    number: 'A-311',
    concept: 'Alquiler de la oficina',
    lines: [{ vatPct: 21, base: 120_000 }],
    withheld: 22_800,
    withheldFor: 'rent',
    daysAgo: 5,
  },
]

/** Writes them down; the last but one was paid in cash. */
async function spend(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.deps.now())
  const ids: string[] = []
  for (const { daysAgo, ...body } of EXPENSES) {
    const issuedOn = daysLater(today, -daysAgo)
    ids.push((await expenses.createExpense({ ...nothing, body: { ...body, issuedOn } }, ctx)).id)
  }
  const body = { amount: 37_510, on: today }
  await expenses.payExpense({ ...nothing, params: { id: ids[1] ?? '' }, body }, ctx)
}

/** Issues one; its id. */
async function bill(ctx: Ctx, { buyer, text, price }: (typeof BILLS)[number]): Promise<string> {
  const lines: InvoiceDraftInput['lines'] = [{ text, quantity: 1, price, vatPct: 21 }]
  const body = { buyer, kind: 'F1', series: 'PV', language: 'es', lines } as const
  const { id } = await invoices.createInvoiceDraft({ ...nothing, body: { ...body } }, ctx)
  return (await invoices.issueInvoiceDraft({ ...nothing, params: { id } }, ctx)).id
}

/**
 * Accounting of the demo's first agency: an invoice paid in part, one paid, one taken back in part;
 * expenses; the fee of a closed deal with an agent's share, and its draft. None twice.
 */
export async function seedAccounting(seeding: Seeding): Promise<void> {
  const ctx = await asPerson(seeding, 'aina@portalvell.example')
  if (!ctx) return
  const known = await invoices.listInvoices({ ...nothing, query: { side: 'issued' } }, ctx)
  if (known.total > 0) return
  const ids: string[] = []
  for (const one of BILLS) ids.push(await bill(ctx, one))
  const [first = '', second = '', third = ''] = ids
  await invoices.payInvoice({ ...nothing, params: { id: first }, body: { amount: 20_000 } }, ctx)
  await invoices.payInvoice({ ...nothing, params: { id: second }, body: { amount: 747_780 } }, ctx)
  await invoices.rectifyInvoice(
    {
      ...nothing,
      params: { id: third },
      body: { kind: 'R1', amount: 12_100, cause: 'Descuento acordado' },
    },
    ctx,
  )
  await spend(ctx)
  const { deals } = await fees.getPendingFees(nothing, ctx)
  const [deal] = deals
  if (!deal) return
  const agent = await ctx.deps.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'biel@portalvell.example')
    .executeTakeFirst()
  const parts = agent
    ? [{ who: 'agent', agentId: agent.id, basis: 'percent', pct: 40 } as const]
    : []
  const fee = await fees.createFee(
    {
      ...nothing,
      query: { offerId: deal.offerId },
      body: { payer: 'owner', basis: 'percent', pct: 3, of: 'gross', parts },
    },
    ctx,
  )
  await fees.draftFee({ ...nothing, params: { id: fee.id } }, ctx)
}
