import { inTransaction, type Db } from '../../db/index.ts'
import { type ItemInsert } from './item.repository.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { insertIntegration } from '../integration/index.ts'
import { actorOf, report, type Reading } from './feed/reading.ts'

/** Ends the transaction of a dry run: everything was tried, nothing stays. */
class DryRunOver extends Error {
  readonly item: ItemInsert
  constructor(item: ItemInsert) {
    super('dry run')
    this.item = item
  }
}

/**
 * Does one home's part of a run in one transaction with its line of the report; null: nothing to
 * report. In a dry run all of it is tried and taken back, and only the line stays.
 */
export async function inTrial(
  reading: Reading,
  act: (trx: Db, actor: Actor) => Promise<ItemInsert | null>,
): Promise<void> {
  const { deps, run, source } = reading
  try {
    await inTransaction(deps.db, async (trx) => {
      await reading.stays?.(trx)
      if (reading.isSourceTried) await insertIntegration(trx, source)
      const item = await act(trx, await actorOf(trx, run))
      if (item && run.dry_run) throw new DryRunOver(item)
      if (item) await report(trx, reading, item)
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
    const { item } = error
    // The laboratory compares with what was there; a run's report of a trial leads nowhere.
    await report(
      deps.db,
      reading,
      reading.keep ? item : { ...item, before: null, property_id: null },
    )
  }
}
