import type { SourceFetchingEvery } from './sourceFetchingEvery.ts';
import type { SourceFetchingOutcome } from './sourceFetchingOutcome.ts';

/**
 * How the fetching of a source goes.
 */
export interface SourceFetching {
  url: string;
  /** @nullable */
  username: string | null;
  every: SourceFetchingEvery;
  /** A password or a token is kept, sealed. */
  hasSecret: boolean;
  /** @nullable */
  nextAt: string | null;
  /**
     * When it was tried last; null before the first time.
     * @nullable
     */
  lastAt: string | null;
  /** What came of the last time; null while it is being fetched or about to be, and before the first time. */
  outcome: SourceFetchingOutcome;
  /**
     * Why nothing came the last time, in words.
     * @nullable
     */
  failure: string | null;
  /**
     * Times in a row that nothing good came: not answered, or rejected. From three on the source is failing; its homes stay as they are.
     * @minimum 0
     */
  failures: number;
}
