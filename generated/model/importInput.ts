import type { FeedFormat } from './feedFormat.ts';
import type { ImportInputFileExtra } from './importInputFileExtra.ts';
import type { Uuid } from './uuid.ts';

/**
 * A feed file of at most 100 MB. A dry run changes nothing and reports all the same. Two feeds of one format are two sources: with one source, or none, nothing need be said; with several one of them is named.
 */
export interface ImportInput {
  provider?: FeedFormat;
  integrationId?: Uuid;
  /**
     * A source by its name; made when there is none of it.
     * @minLength 1
     * @maxLength 80
     */
  sourceName?: string;
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: ImportInputFileExtra;
  dryRun?: boolean;
}
