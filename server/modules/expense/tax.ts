import type { ExpenseInput } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'
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

const SUMS = ['net', 'vat', 'deductible', 'payable'] as const
/** What a row of a tax says beside its sums; one that is missing was not read. */
const NAMED = ['supplierName', 'supplierTaxId', 'number', 'issuedOn'] as const

type Row = Pick<ExpenseRow, 'id' | 'data' | (typeof SUMS)[number]> & { asStored: unknown }

/**
 * Whether this version reads all that a tax follows from: what another version reckoned with is
 * missed in the sums, which stand in columns of their own; the model is in none of them.
 */
const isWhole = ({ data, asStored, ...row }: Row): boolean =>
  SUMS.every((key) => comesTo(data)[key] === row[key]) &&
  NAMED.every((key) => data[key] !== undefined) &&
  !('withheldFor' in stored().unread('expense.data', asStored))

/** An expense as the summaries of taxes count it. Pure. */
const toReceived = (row: Row): Received => ({
  id: row.id,
  isWhole: isWhole(row),
  number: row.data.number,
  issuedOn: row.data.issuedOn,
  name: row.data.supplierName,
  taxId: row.data.supplierTaxId,
  vat: linesOf(row.data),
  withheld: withheldOf(row.data),
})

/** Expenses of some days, by the day of their papers. */
async function expensesIn(db: Db, agencyId: string, { from, to }: Days): Promise<Received[]> {
  const rows = await db
    .selectFrom('expense')
    .select(['id', 'data', ...SUMS])
    // An expression over the column comes as it is stored (server/db/read-columns.ts).
    .select(sql<unknown>`data #> '{}'`.as('asStored'))
    .where('agency_id', '=', agencyId)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .orderBy('issued_on')
    .orderBy('id')
    .execute()
  return rows.map(toReceived)
}

countReceived(expensesIn)
