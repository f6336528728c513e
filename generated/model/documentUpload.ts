import type { DocumentType } from './documentType.ts';

/**
 * A private document with its type. PDF, JPEG, PNG or WebP, 20 MB.
 */
export interface DocumentUpload {
  file: Blob | File;
  file_extra: DocumentType;
}
