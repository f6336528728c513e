import type { DocumentType } from './documentType.ts';
import type { Uuid } from './uuid.ts';

/**
 * A private document of a home.
 */
export interface Document {
  id: Uuid;
  type: DocumentType;
  filename: string;
  mime: string;
  /** bytes */
  size: number;
  createdAt: string;
  /** @nullable */
  byName: string | null;
}
