import type { LabInputFileExtra } from './labInputFileExtra.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file of at most 20 MB to be tried; a text is sent as a file. With a source it is held against what that source has brought.
 */
export interface LabInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: LabInputFileExtra;
  integrationId?: Uuid;
}
