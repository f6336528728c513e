import type { FeedSettings } from './feedSettings.ts';
import type { IntegrationPatchState } from './integrationPatchState.ts';
import type { KyeroSettings } from './kyeroSettings.ts';
import type { WebsiteCsvSettings } from './websiteCsvSettings.ts';
import type { WebsiteJsonSettings } from './websiteJsonSettings.ts';

/**
 * What changes of a channel. `feed` of a source only, the others of a channel out of that provider only.
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
  /** Of a channel out. */
  state?: IntegrationPatchState;
  kyero?: KyeroSettings;
  websiteJson?: WebsiteJsonSettings;
  websiteCsv?: WebsiteCsvSettings;
}
