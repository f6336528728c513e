import type { Money } from './money.ts';
import type { OfferFinancing } from './offerFinancing.ts';
import type { Operation } from './operation.ts';
import type { Uuid } from './uuid.ts';

/**
 * A new offer. It starts as a draft; `send` makes it known to the owner's side.
 */
export interface OfferInput {
  propertyId: Uuid;
  contactId: Uuid;
  demandId?: Uuid;
  operation?: Operation;
  amount: Money;
  deposit?: Money;
  financing?: OfferFinancing;
  validUntil?: string;
  /** @maxLength 2000 */
  conditions?: string;
}
