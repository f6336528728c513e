import { json, sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { OperatorIssuerDoc } from '../../db/tables/ledger.ts'
import { normalTaxId } from '../agency/index.ts'

/** In whose name an invoice is issued: an agency's, a person's, or the operator's. */
export type IssuedBy = { operator: true } | { agencyId: string } | { userId: string }

/** The same as rows keep it; of an issuer that is gone none of the three is left. */
export interface Issuing {
  by_operator: boolean
  issuer_agency_id: string | null
  issuer_user_id: string | null
}

export const issuing = (by: IssuedBy): Issuing => ({
  by_operator: 'operator' in by,
  issuer_agency_id: 'agencyId' in by ? by.agencyId : null,
  issuer_user_id: 'userId' in by ? by.userId : null,
})

/**
 * Whose series it is: the operator's, or that of a tax number. Numbers are unique by tax number, so
 * two accounts of one count together.
 */
export const issuerKey = ({ by_operator: isOperator }: Issuing, taxId: string): string =>
  isOperator ? 'operator' : taxId

/**
 * Whether another account issues under a tax number: whoever typed it would number into its series
 * and chain, and nobody has proved here whose a number is. An agency and its people are one; an
 * account that is gone holds nothing. Who is right in a dispute says the operator (`setHolder`).
 * Asked before issuing, to say so in time; what holds is `holdTaxId`, under the chain's lock.
 */
export async function isHeldByAnother(
  db: Db,
  by: IssuedBy | Issuing,
  taxId: string,
): Promise<boolean> {
  const { by_operator: isOperator, ...who } = 'by_operator' in by ? by : issuing(by)
  if (isOperator) return false
  const { issuer_agency_id: agencyId, issuer_user_id: userId } = who
  const house =
    agencyId === null
      ? sql`(select u.agency_id from app_user u where u.id = ${userId}::uuid)`
      : sql`${agencyId}::uuid`
  const { rows } = await sql`
    select from invoice_chain c left join app_user holder on holder.id = c.user_id
    where c.tax_id = ${taxId} and (c.agency_id is not null or c.user_id is not null)
      and (c.user_id = ${userId}::uuid) is not true
      and (coalesce(c.agency_id, holder.agency_id) = ${house}) is not true`.execute(db)
  return rows.length > 0
}

/**
 * Whoever issues first under a tax number holds it; false where it is another's. The chain is
 * locked by the caller: of two at once the second sees the first.
 */
export async function holdTaxId(trx: Db, by: Issuing, taxId: string): Promise<boolean> {
  if (await isHeldByAnother(trx, by, taxId)) return false
  await trx
    .updateTable('invoice_chain')
    .set({ agency_id: by.issuer_agency_id, user_id: by.issuer_user_id })
    .where('tax_id', '=', taxId)
    .where('agency_id', 'is', null)
    .where('user_id', 'is', null)
    .execute()
  return true
}

/** A tax number as it is compared: capitals and digits alone. */
const plain = (taxId: RawBuilder<unknown>) =>
  sql<string>`regexp_replace(upper(${taxId}), '[^0-9A-Z]', '', 'g')`

/** Who holds a tax number: an agency by its short name, a person by e-mail. */
async function holderOf(db: Db, taxId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(a.slug, u.email) as name from invoice_chain c
    left join agency a on a.id = c.agency_id left join app_user u on u.id = c.user_id
    where c.tax_id = ${taxId}`.execute(db)
  return rows[0]?.name ?? null
}

/**
 * The operator's word on whose a tax number is, however it is written; says the number as it is
 * kept, whose it was (null: nobody's) and whose it became. Null where nothing was issued under it.
 */
export async function setHolder(
  trx: Db,
  typed: string,
  holder: { agencyId: string | null; userId: string },
): Promise<{ taxId: string; before: string | null; now: string | null } | null> {
  const { agencyId } = holder
  const chain = await trx
    .selectFrom('invoice_chain')
    .select('tax_id')
    .where(plain(sql.ref('tax_id')), '=', plain(sql`${normalTaxId(typed) ?? typed}::text`))
    .forUpdate()
    .executeTakeFirst()
  if (!chain) return null
  const { tax_id: taxId } = chain
  const before = await holderOf(trx, taxId)
  await trx
    .updateTable('invoice_chain')
    .set({ agency_id: agencyId, user_id: agencyId === null ? holder.userId : null })
    .where('tax_id', '=', taxId)
    .execute()
  return { taxId, before, now: await holderOf(trx, taxId) }
}

/**
 * Whether a tax number is or was the operator's: nobody else issues under it,
 * or their numbers would stand in the way of the operator's.
 */
export async function isOperatorTaxId(db: Db, taxId: string): Promise<boolean> {
  const { rows } = await sql`select from invoice_issuer
    where ${plain(sql`doc ->> 'taxId'`)} = ${plain(sql`${taxId}::text`)} limit 1`.execute(db)
  return rows.length > 0
}

/** How many invoices others than the operator have issued under a tax number. */
export async function othersUnder(db: Db, taxId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from invoice
    where not by_operator and ${plain(sql`tax_id`)} = ${plain(sql`${taxId}::text`)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Who issues in the operator's name on a day (YYYY-MM-DD); null where nobody has been said. */
export async function operatorIssuer(db: Db, day: string): Promise<OperatorIssuerDoc | null> {
  const row = await db
    .selectFrom('invoice_issuer')
    .select('doc')
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.doc ?? null
}

/** Says who issues in the operator's name from a day on. What was issued before keeps its own. */
export async function setOperatorIssuer(
  trx: Db,
  { validFrom, doc, now }: { validFrom: string; doc: OperatorIssuerDoc; now: Date },
): Promise<void> {
  await trx
    .insertInto('invoice_issuer')
    .values({ valid_from: validFrom, doc: json(doc), created_at: now })
    .onConflict((on) => on.column('valid_from').doUpdateSet({ doc: json(doc), created_at: now }))
    .execute()
}
