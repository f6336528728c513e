import type { Insertable, Selectable } from 'kysely'
import type { ReferralTerms } from '../../../../generated/model/index.ts'
import { sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'

export type TermsRow = Selectable<Tables['referral_terms']>

export const toTerms = (row: TermsRow): ReferralTerms => ({
  id: row.id,
  number: row.number,
  from: dayOf(row.created_at),
  kind: row.kind,
  percent: row.percent,
  amount: row.amount,
  cap: row.cap,
  feePct: row.fee_pct,
  months: row.months,
  text: row.text,
})

/** The newest terms of an agency, open or not. */
export async function newestTerms(db: Db, agencyId: string): Promise<TermsRow | null> {
  const row = await db
    .selectFrom('referral_terms')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function termsByIds(db: Db, ids: string[]): Promise<Map<string, TermsRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('referral_terms').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds a version; its id. */
export async function insertTerms(
  trx: Db,
  row: Omit<Insertable<Tables['referral_terms']>, 'id'>,
): Promise<string> {
  const id = uuidv7()
  await trx
    .insertInto('referral_terms')
    .values({ id, ...row })
    .execute()
  return id
}

const MOST = 200

/**
 * What agencies offered at a moment: of each the version in force, where it takes referrals; by
 * name.
 */
export async function openTerms(db: Db, at: Date): Promise<(TermsRow & { agencyName: string })[]> {
  const { rows } = await sql<TermsRow & { agencyName: string }>`
    select t.*, coalesce(a.doc ->> 'tradeName', a.slug) as "agencyName"
    from referral_terms t join agency a on a.id = t.agency_id
    where t.open and t.number = (select max(n.number) from referral_terms n
      where n.agency_id = t.agency_id and n.created_at <= ${at})
    order by lower(coalesce(a.doc ->> 'tradeName', a.slug)), a.id limit ${MOST}`.execute(db)
  return rows
}
