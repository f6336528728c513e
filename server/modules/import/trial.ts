import { inTransaction, type Db } from '../../db/index.ts'
import { saveItem } from './item.repository.ts'
import { type ItemInsert } from './item.repository.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { actorOf, type Reading } from './feed/reading.ts'

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
  { deps, run }: Reading,
  act: (trx: Db, actor: Actor) => Promise<ItemInsert | null>,
): Promise<void> {
  try {
    await inTransaction(deps.db, async (trx) => {
      const item = await act(trx, await actorOf(trx, run))
      if (item && run.dry_run) throw new DryRunOver(item)
      if (item) await saveItem(trx, item)
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
    await saveItem(deps.db, { ...error.item, before: null, property_id: null })
  }
}
