import type { IntakeInputFileExtra } from './intakeInputFileExtra.ts';

/**
 * A file of contacts of at most 25 MB: CSV in any encoding, XLSX, or vCard 2.1, 3.0 or 4.0.
 */
export interface IntakeInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: IntakeInputFileExtra;
}
