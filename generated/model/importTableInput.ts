import type { ImportTableInputFileExtra } from './importTableInputFileExtra.ts';

/**
 * A table of homes of at most 20 MB: CSV in any encoding, or XLSX.
 */
export interface ImportTableInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: ImportTableInputFileExtra;
}
