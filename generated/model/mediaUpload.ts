import type { MediaMeta } from './mediaMeta.ts';

/**
 * JPEG, PNG or WebP, 25 MB each. files_extra holds, in the order of files, what each is.
 */
export interface MediaUpload {
  /**
     * @minItems 1
     * @maxItems 40
     */
  files: (Blob | File)[];
  /** @maxItems 40 */
  files_extra?: MediaMeta[];
}
