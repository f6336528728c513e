import type { ExpenseInput } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { countReceived, type Days, type Received } from '../tax/index.ts'
import type { ExpenseRow } from './expense.repository.ts'
import { comesTo, linesOf, netOf } from './reckon.ts'

/** IRPF of rents, in per cent (RD 439/2007, art. 100). */
const RENT_PCT = 19

/** What was withheld, and for which model; of papers that do not say, rents are known by their rate. */
function withheldOf(data: ExpenseInput): Received['withheld'] {
  const { withheld: amount = 0, withheldFor } = data
  const base = netOf(data)
  if (amount === 0) return null
  const pct = base > 0 ? Math.min(100, Math.round((amount / base) * 10_000) / 100) : 0
  const isRent = withheldFor ? withheldFor === 'rent' : pct === RENT_PCT
  return { model: isRent ? '115' : '111', pct, base, amount }
}

type Row = Pick<ExpenseRow, 'id' | 'data' | 'net' | 'vat'>

/** An expense as the summaries of taxes count it. Pure. */
export const toReceived = ({ id, data, net, vat }: Row): Received => ({
  id,
  isWhole: comesTo(data).net === net && comesTo(data).vat === vat,
  number: data.number,
  issuedOn: data.issuedOn,
  name: data.supplierName,
  taxId: data.supplierTaxId,
  vat: linesOf(data),
  withheld: withheldOf(data),
})

/** Expenses of some days, by the day of their papers. */
async function expensesIn(db: Db, agencyId: string, { from, to }: Days): Promise<Received[]> {
  const rows = await db
    .selectFrom('expense')
    .select(['id', 'data', 'net', 'vat'])
    .where('agency_id', '=', agencyId)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .orderBy('issued_on')
    .orderBy('id')
    .execute()
  return rows.map(toReceived)
}

countReceived(expensesIn)
