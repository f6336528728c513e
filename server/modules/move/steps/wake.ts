import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { APPLY, FETCH, PHOTO } from '../job-kinds.ts'
import type { MoveRow } from '../move.repository.ts'
import { ALL_LANES, type Lane } from './under-way.ts'

/** Has lanes of a move read on; one that is being read already is not read twice. */
export async function wakeLanes(
  deps: Deps,
  trx: Db,
  { id, agency_id: agencyId }: Pick<MoveRow, 'id' | 'agency_id'>,
  lanes: readonly Lane[] = ALL_LANES,
): Promise<void> {
  for (const lane of lanes) {
    const kind = lane === 'photo' ? PHOTO : FETCH
    await deps.jobs.add(trx, kind, { id, lane }, { key: `${id} ${lane}`, agencyId })
  }
}

/** Has what was read made into homes and contacts. */
export const wakeApply = (
  deps: Deps,
  trx: Db,
  { id, agency_id: agencyId }: Pick<MoveRow, 'id' | 'agency_id'>,
): Promise<void> => deps.jobs.add(trx, APPLY, { id }, { key: id, agencyId })
