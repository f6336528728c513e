import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { marketFeeOf } from '../../plan/index.ts'
import type { SellerRow } from './seller.repository.ts'

/** The fee of who sells without a plan: a person, or an agency where the site has none. */
const FEE_BPS = 1_000

/**
 * What the site keeps of an order's net sum, in basis points: the fee is the seller's, so it is that
 * of the seller's plan, not of the buyer's.
 */
export const feeBpsOf = async (
  db: Db,
  { agency_id: agencyId }: Pick<SellerRow, 'agency_id'>,
  now: Date,
): Promise<number> =>
  (agencyId === null ? null : await marketFeeOf(db, agencyId, dayOf(now))) ?? FEE_BPS
