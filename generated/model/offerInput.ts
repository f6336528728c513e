import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { HomeId } from './homeId.ts';
import type { Money } from './money.ts';
import type { OfferFinancing } from './offerFinancing.ts';
import type { Operation } from './operation.ts';

/**
 * A new offer. It starts as a draft; `send` makes it known to the owner's side.
 */
export interface OfferInput {
  propertyId: HomeId;
  contactId: ContactId;
  demandId?: DemandId;
  operation?: Operation;
  amount: Money;
  deposit?: Money;
  financing?: OfferFinancing;
  validUntil?: string;
  /** @maxLength 2000 */
  conditions?: string;
}
