import { PropertyStatus } from '../../../../generated/model/index.ts'

/**
 * Statuses in which a home is surely not on the market: one that only a later version knows may be
 * there.
 */
export const OFF_MARKET: readonly string[] = Object.values(PropertyStatus).filter(
  (one) => one !== 'active' && one !== 'reserved',
)
