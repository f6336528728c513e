import type { FileName } from './fileName.ts';
import type { RentalDocumentBy } from './rentalDocumentBy.ts';
import type { RentalDocumentType } from './rentalDocumentType.ts';
import type { Uuid } from './uuid.ts';

/**
 * A private document of a file.
 */
export interface RentalDocument {
  id: Uuid;
  type: RentalDocumentType;
  filename: FileName;
  mime: string;
  /** bytes */
  size: number;
  by: RentalDocumentBy;
  /**
     * Of the programme's people; null of the applicant.
     * @nullable
     */
  byName: string | null;
  createdAt: string;
  /**
     * When somebody of the programme opened it first; null: nobody has.
     * @nullable
     */
  seenAt: string | null;
}
