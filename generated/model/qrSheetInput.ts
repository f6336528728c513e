import type { HomeId } from './homeId.ts';
import type { Language } from './language.ts';
import type { QrPlace } from './qrPlace.ts';
import type { QrSheetInputPerPage } from './qrSheetInputPerPage.ts';

/**
 * A sheet of QR cards: one card per home and copy, as many pages as needed.
 */
export interface QrSheetInput {
  /**
     * @minItems 1
     * @maxItems 100
     */
  propertyIds: HomeId[];
  /** Cards on a page of A4. */
  perPage: QrSheetInputPerPage;
  /**
     * Cards of each home.
     * @minimum 1
     * @maximum 8
     */
  copies?: number;
  language: Language;
  place?: QrPlace;
  /** With the price of today. */
  price?: boolean;
  /** With the agency's phone. */
  phone?: boolean;
}
