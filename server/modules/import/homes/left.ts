import type { Property } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { LeftAs } from '../../../db/tables/import.ts'
import { newestMove } from '../../property/index.ts'

/** The mark of a home that the source has just left off the market. */
export async function leftAs(
  trx: Db,
  { id }: Pick<Property, 'id'>,
  status: LeftAs['status'],
): Promise<LeftAs> {
  return { status, entry: await newestMove(trx, id) }
}

/**
 * Whether a home still stands as the source itself left it. One that somebody has moved since
 * (withdrawn by hand, taken back to a draft) is theirs: no feed brings it to the market.
 */
export async function standsAsLeft(
  trx: Db,
  left: LeftAs | null,
  { id, status }: Pick<Property, 'id' | 'status'>,
): Promise<boolean> {
  return left !== null && left.status === status && left.entry === (await newestMove(trx, id))
}
