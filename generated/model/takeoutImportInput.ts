import type { TakeoutImportInputFileExtra } from './takeoutImportInputFileExtra.ts';

/**
 * A takeout to be brought into my agency: the address of one that is ready at another Llar, or the file itself (at most 2 GB), one of the two.
 */
export interface TakeoutImportInput {
  /**
     * Where the other Llar offers it for download. It is read in parts, so that nothing of it lies here twice.
     * @maxLength 500
     */
  url?: string;
  file?: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: TakeoutImportInputFileExtra;
}
