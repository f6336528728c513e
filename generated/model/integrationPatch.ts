import type { FeedSettings } from './feedSettings.ts';

/**
 * What changes of a channel.
 */
export interface IntegrationPatch {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  feed?: FeedSettings;
}
