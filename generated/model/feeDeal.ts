import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Operation } from './operation.ts';
import type { Uuid } from './uuid.ts';

/**
 * The closed deal that a fee is of.
 */
export interface FeeDeal {
  offerId: Uuid;
  propertyId: HomeId;
  ref: HomeRef;
  title: string;
  operation: Operation;
  /** Day in Europe/Madrid on which it was closed. */
  closedOn: string;
  /**
     * EUR cents at which it was closed; null for an agent who only has a share.
     * @nullable
     */
  price: number | null;
  /** A dwelling let to live in: the tenant pays no fee (LAU, art. 20.1). */
  isDwellingLet: boolean;
}
