import type { OrderCedulaKind } from './orderCedulaKind.ts';

/**
 * A certificate of occupancy as it was granted.
 */
export interface OrderCedula {
  kind: OrderCedulaKind;
  /**
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  issuedOn: string;
  expiresOn: string;
  /**
     * @minimum 1
     * @maximum 200
     */
  maxOccupants?: number;
}
