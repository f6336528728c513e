import type { Deps } from '../../contract/deps.ts'
import { json } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { chainFaults } from './verify.ts'

/**
 * Looks at every chain of records and keeps what it found, each fault by the number of its record.
 * Throws where there is one, so that the job's failure is seen where failures are looked at.
 */
export async function checkChains({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const heads = await db.selectFrom('invoice_chain').select('tax_id').execute()
  const all: string[] = []
  await eachOne(heads, async ({ tax_id: taxId }) => {
    const faults = await chainFaults(db, taxId)
    all.push(...faults)
    const found = { checked_at: now(), faults: json(faults) }
    await db
      .insertInto('fiscal_check')
      .values({ tax_id: taxId, ...found })
      .onConflict((on) => on.column('tax_id').doUpdateSet(found))
      .execute()
  })
  if (all[0] !== undefined) throw new Error(`A chain of records differs: ${all[0]}`)
}
