import type { ImportProvider } from './importProvider.ts';

/**
 * A feed file of at most 100 MB. A dry run changes nothing and reports all the same.
 */
export interface ImportInput {
  provider: ImportProvider;
  file: Blob | File;
  dryRun?: boolean;
}
