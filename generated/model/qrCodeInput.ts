import type { QrPlace } from './qrPlace.ts';

/**
 * A code for a place. The same place and label give the same code again.
 */
export interface QrCodeInput {
  place: QrPlace;
  /**
     * What tells it from others of the same place, as in "Carrer Major".
     * @maxLength 60
     */
  label?: string;
}
