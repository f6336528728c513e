import type { Db } from '../../../db/index.ts'

/** Ids of an agency's people who belong to a branch, also of those who can no longer sign in. */
export async function peopleOfBranch(
  db: Db,
  agencyId: string,
  branchId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('branch_id', '=', branchId)
    .execute()
  return rows.map(({ id }) => id)
}
