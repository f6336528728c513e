import type { DocumentType } from './documentType.ts';
import type { FileName } from './fileName.ts';
import type { Uuid } from './uuid.ts';

/**
 * A private document of a home.
 */
export interface Document {
  id: Uuid;
  type: DocumentType;
  filename: FileName;
  mime: string;
  /** bytes */
  size: number;
  createdAt: string;
  /** @nullable */
  byName: string | null;
}
