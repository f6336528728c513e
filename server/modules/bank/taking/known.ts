import type { BankNote } from '../../../../generated/model/index.ts'
import type { ReadStatement } from '../../../formats/bank/statement.ts'
import type { Db } from '../../../db/index.ts'

/** What is there of an account already. */
export interface KnownAccount {
  id: string
  /** Of the entries asked about, those taken before. */
  dedupes: Set<string>
  /** This very file was taken. */
  same: boolean
  notes: BankNote[]
}

/** Looks at what is there before a statement is taken; null where the account is new. */
export async function knownOf(
  db: Db,
  agencyId: string,
  { iban, from, to, opening }: ReadStatement,
  { sha, format, keys }: { sha: string; format: string; keys: string[] },
): Promise<KnownAccount | null> {
  const account = await db
    .selectFrom('bank_account')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('iban', '=', iban ?? '')
    .executeTakeFirst()
  if (!account) return null
  const { id } = account
  const entries = await db
    .selectFrom('bank_entry')
    .select('dedupe')
    .where('account_id', '=', id)
    .where('booked_on', '>=', from)
    .where('booked_on', '<=', to)
    .execute()
  const there = new Set(entries.map(({ dedupe }) => dedupe))
  const of = db.selectFrom('bank_statement').where('account_id', '=', id)
  const same = await of.select('id').where('file_sha256', '=', sha).executeTakeFirst()
  const other = await of
    .select('id')
    .where('format', '<>', format as never)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .executeTakeFirst()
  const before = await of
    .select('closing')
    .where('to_on', '<', from)
    .orderBy('to_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const closing = before?.closing ?? null
  const gap = closing !== null && opening !== null && closing !== opening
  return {
    id,
    dedupes: new Set(keys.filter((key) => there.has(key))),
    same: same !== undefined,
    notes: [...(gap ? (['gap'] as const) : []), ...(other ? (['mixed'] as const) : [])],
  }
}
