import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { commitmentOf, GENESIS, hashOf } from './chain.ts'

const BATCH = 2000

/**
 * Computes a network's chain anew: the number of the first entry that does not hold, one more than
 * there are where the end was cut off; null: all of it holds. Entries without key and nonce hold by
 * their commitment.
 */
export async function firstBroken(db: Db, networkId: string): Promise<number | null> {
  const ledger = await db
    .selectFrom('introduction_ledger')
    .select(['entries', 'head'])
    .where('network_id', '=', networkId)
    .executeTakeFirst()
  if (!ledger) return null
  let [prev, seq]: [Buffer, number] = [GENESIS, 0]
  for (;;) {
    const rows = await db
      .selectFrom('introduction_entry')
      .selectAll()
      .where('network_id', '=', networkId)
      .where('seq', '>', seq)
      .where('seq', '<=', ledger.entries)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      seq += 1
      const said = { ...row, propertyId: row.property_id, agencyId: row.agency_id }
      const opens =
        row.key === null ||
        row.nonce === null ||
        commitmentOf(row.key, row.nonce).equals(row.commitment)
      if (row.seq !== seq || !opens || !hashOf(prev, said).equals(row.hash)) return seq
      prev = row.hash
    }
    if (rows.length < BATCH) break
  }
  return seq === ledger.entries && prev.equals(ledger.head) ? null : seq + 1
}

/** Computes every chain anew and writes down whether it holds; members read it in the register. */
export async function verifyAll({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const ledgers = await db.selectFrom('introduction_ledger').select('network_id').execute()
  await eachOne(ledgers, async ({ network_id: id }) => {
    await db
      .updateTable('introduction_ledger')
      .set({ broken_at: await firstBroken(db, id), verified_at: now() })
      .where('network_id', '=', id)
      .execute()
  })
}
