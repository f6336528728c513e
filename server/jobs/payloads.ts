import { json, sql, type Db } from '../db/index.ts'

/**
 * What the jobs of a kind hold that are not done, of those that hold `having`: such as wait, run
 * now, or died. For who must not act against what is still to come.
 */
export async function payloadsOf<P>(db: Db, kind: string, having: Partial<P>): Promise<P[]> {
  const { rows } = await sql<{ payload: P }>`
    select payload from job where kind = ${kind} and state in ('ready', 'dead')
    and payload @> ${json(having)}`.execute(db)
  return rows.map(({ payload }) => payload)
}
