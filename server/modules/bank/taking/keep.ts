import type { BankFormat } from '../../../../generated/model/index.ts'
import type { ReadStatement } from '../../../formats/bank/statement.ts'
import { uuidv7, type Db } from '../../../db/index.ts'

const BATCH = 1000

/** Whose file it is, how it is called, by whom and when it came. */
export interface Coming {
  agencyId: string
  sha: string
  filename: string
  format: BankFormat
  by: string | null
  now: Date
}

/** The account, made with its first statement; nobody else adds to it until the transaction ends. */
async function lockAccount(trx: Db, { agencyId, now }: Coming, one: ReadStatement) {
  const iban = one.iban ?? ''
  await trx
    .insertInto('bank_account')
    .values({ id: uuidv7(), agency_id: agencyId, iban, name: one.name, created_at: now })
    .onConflict((on) => on.columns(['agency_id', 'iban']).doNothing())
    .execute()
  const account = await trx
    .selectFrom('bank_account')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('iban', '=', iban)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (one.name !== '' && account.name !== one.name)
    await trx
      .updateTable('bank_account')
      .set({ name: one.name })
      .where('id', '=', account.id)
      .execute()
  return account.id
}

/** Takes a statement: entries that are not there yet. The same file again changes nothing. */
export async function keepStatement(
  trx: Db,
  coming: Coming,
  one: ReadStatement,
  keys: readonly string[],
): Promise<void> {
  const { agencyId, sha, filename, format, by, now } = coming
  const account_id = await lockAccount(trx, coming, one)
  const statement_id = uuidv7()
  const statement = await trx
    .insertInto('bank_statement')
    .values({
      id: statement_id,
      agency_id: agencyId,
      account_id,
      file_sha256: sha,
      filename,
      format,
      from_on: one.from,
      to_on: one.to,
      opening: one.opening,
      closing: one.closing,
      entries: one.entries.length,
      taken: 0,
      by_user: by,
      created_at: now,
    })
    .onConflict((on) => on.columns(['account_id', 'file_sha256']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!statement) return
  const rows = one.entries.map(({ bookedOn, valueOn, ...rest }, at) => ({
    id: uuidv7(),
    agency_id: agencyId,
    account_id,
    statement_id,
    booked_on: bookedOn,
    value_on: valueOn,
    ...rest,
    dedupe: keys[at] ?? '',
    created_at: now,
  }))
  let taken = 0
  for (let at = 0; at < rows.length; at += BATCH) {
    const found = await trx
      .insertInto('bank_entry')
      .values(rows.slice(at, at + BATCH))
      .onConflict((on) => on.columns(['account_id', 'dedupe']).doNothing())
      .returning('id')
      .execute()
    taken += found.length
  }
  await trx.updateTable('bank_statement').set({ taken }).where('id', '=', statement_id).execute()
}
