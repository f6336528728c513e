import type { OrderFileMeta } from './orderFileMeta.ts';

/**
 * Files of a delivery.
 */
export interface OrderFilesInput {
  /**
     * @minItems 1
     * @maxItems 60
     */
  files: (Blob | File)[];
  /**
     * What each file is, in the order of files (specification, section 7).
     * @maxItems 60
     */
  files_extra?: OrderFileMeta[];
}
