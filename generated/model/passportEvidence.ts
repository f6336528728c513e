import type { FileName } from './fileName.ts';
import type { Uuid } from './uuid.ts';

/**
 * The newest document of the home that bears out a light.
 */
export interface PassportEvidence {
  documentId: Uuid;
  filename: FileName;
  /** The day it was added, Europe/Madrid. */
  on: string;
}
