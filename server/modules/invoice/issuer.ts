import { json, type Db } from '../../db/index.ts'
import type { OperatorIssuerDoc } from '../../db/tables/ledger.ts'

/** In whose name an invoice is issued: an agency's, a person's, or the operator's. */
export type IssuedBy = { operator: true } | { agencyId: string } | { userId: string }

/** The issuer as series know it, also when it is gone. */
export const issuerKey = (by: IssuedBy): string =>
  'operator' in by ? 'operator' : 'agencyId' in by ? by.agencyId : by.userId

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
