import type { RentalDocumentType } from './rentalDocumentType.ts';

/**
 * What the applicant is asked for.
 */
export interface RentalLinkInput {
  /**
     * @minItems 1
     * @maxItems 11
     */
  types: RentalDocumentType[];
}
