import type { Uuid } from './uuid.ts';

/**
 * Who is offered a home, and for how much. Money in EUR cents a month.
 */
export interface RentalOfferInput {
  tenantFile: Uuid;
  /**
     * What the owner gets a month, in EUR cents.
     * @minimum 1
     * @maximum 10000000
     */
  rentOwner: number;
  /**
     * What the tenant pays of it a month, in EUR cents; the programme pays the rest.
     * @minimum 1
     * @maximum 10000000
     */
  rentTenant: number;
}
