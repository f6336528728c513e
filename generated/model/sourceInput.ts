import type { FeedFormat } from './feedFormat.ts';

/**
 * A new source, before its first file: to be fetched by itself. A file that is uploaded needs none.
 */
export interface SourceInput {
  provider: FeedFormat;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
