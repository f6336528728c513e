import type { RentalDocumentType } from './rentalDocumentType.ts';

/**
 * A private document with its type. PDF, JPEG or PNG, 15 MB.
 */
export interface RentalDocumentUpload {
  file: Blob | File;
  file_extra: RentalDocumentType;
}
