import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * Who is offered a home, and for how much. Money in EUR cents a month.
 */
export interface RentalOfferInput {
  tenantFile: Uuid;
  rentOwner: Money;
  rentTenant: Money;
}
