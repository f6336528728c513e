import type { AnalysisGrouping } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { namesOf } from '../user/index.ts'

/** Names of groups whose keys are ids: of people and of branches; others' keys are words. */
export async function groupNames(
  db: Db,
  agencyId: string,
  by: AnalysisGrouping | undefined,
  keys: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = keys.flatMap((key) => key ?? [])
  if (by === 'agent') return namesOf(db, ids)
  if (by !== 'branch' || ids.length === 0) return new Map()
  const branches = (await getAgency(db, agencyId))?.branches ?? []
  return new Map(
    branches.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])),
  )
}
