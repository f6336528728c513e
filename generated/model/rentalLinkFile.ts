import type { FileName } from './fileName.ts';
import type { RentalDocumentType } from './rentalDocumentType.ts';
import type { Uuid } from './uuid.ts';

/**
 * A document that the applicant sent.
 */
export interface RentalLinkFile {
  id: Uuid;
  type: RentalDocumentType;
  filename: FileName;
  /** bytes */
  size: number;
  createdAt: string;
}
