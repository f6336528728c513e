import type { PropertyCedulaKind } from './propertyCedulaKind.ts';
import type { PropertyCedulaState } from './propertyCedulaState.ts';

/**
 * Certificate of occupancy; its absence must be declared (Law 5/2018). Expires at ten years.
 */
export interface PropertyCedula {
  state?: PropertyCedulaState;
  kind?: PropertyCedulaKind;
  /** @maxLength 40 */
  number?: string;
  issuedOn?: string;
  expiresOn?: string;
  /**
     * @minimum 1
     * @maximum 200
     */
  maxOccupants?: number;
}
