import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { marketFeeOf } from '../../plan/index.ts'
import type { SellerRow } from './seller.repository.ts'

/** The fee of who sells without a plan: a person, or an agency where the site has none. */
const FEE_BPS = 1_000

/**
 * What the site keeps of an order's net sum, in basis points: the fee is the seller's, so it is that
 * of the seller's plan, not of the buyer's. Throws 503 where this version does not read the plans.
 */
export const feeBpsOf = async (
  db: Db,
  { agency_id: agencyId }: Pick<SellerRow, 'agency_id'>,
  { now, lang }: { now: Date; lang: Lang },
): Promise<number> =>
  (agencyId === null ? null : await marketFeeOf(db, agencyId, { day: dayOf(now), lang })) ?? FEE_BPS
