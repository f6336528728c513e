import { sql, type Db, type RawBuilder } from '../../../db/index.ts'

/**
 * Homes of an agency and what it has agreed on are never judged past each other. Who judges one
 * home takes part in the agency's turn, beside others; who changes an agreement has the turn of
 * both agencies alone, so that it sees each home that was judged without it.
 */
const turn = (agencyId: string): RawBuilder<bigint> =>
  sql`hashtextextended(${`shares of ${agencyId}`}, 14)`

/** Has the turns of agencies alone until the transaction ends; always in the same order. */
export async function takeTurns(trx: Db, agencyIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(agencyIds)].sort())
    await sql`select pg_advisory_xact_lock(${turn(id)})`.execute(trx)
}

/** Takes part in an agency's turn, waiting for it: only where no home is held yet. */
export async function joinTurn(trx: Db, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${turn(agencyId)})`.execute(trx)
}

/** The same without waiting: whether it could. Who has the turn may wait for a home that is held. */
export async function tryTurn(trx: Db, agencyId: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock_shared(${turn(agencyId)}) as got`.execute(trx)
  return rows[0]?.got ?? false
}
