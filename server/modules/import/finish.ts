import type { Deps } from '../../contract/deps.ts'
import { recordEvent, type Db } from '../../db/index.ts'
import { note } from '../integration/index.ts'
import { setImportedProperties } from '../user/index.ts'
import { updateRun, type RunRow } from './import.repository.ts'
import { countItems } from './item.repository.ts'

/** Tells who listens that a run has ended. */
export const tellFinished = (
  trx: Db,
  { id: subject, agency_id: agencyId }: Pick<RunRow, 'id' | 'agency_id'>,
): Promise<string> => recordEvent(trx, { kind: 'import.finished', agencyId, subject })

/**
 * Ends a run that went through, with what it came to; from the first one that brought a home on, the
 * agency has brought its homes in.
 */
export async function finishRun(trx: Db, { now }: Pick<Deps, 'now'>, run: RunRow): Promise<void> {
  const totals = await countItems(trx, run.id)
  await updateRun(trx, run.id, { status: 'done', totals, finished_at: now() })
  await tellFinished(trx, run)
  const { integration_id: source, by_user: by } = run
  if (!run.dry_run)
    await note(trx, source, [{ kind: 'received', by, at: now(), new: totals.received }])
  if (!run.dry_run && totals.created + totals.updated + totals.unchanged > 0)
    await setImportedProperties(trx, run.agency_id)
}
