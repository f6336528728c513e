import type { FeedSettings } from './feedSettings.ts';
import type { FotocasaSettings } from './fotocasaSettings.ts';
import type { GoogleSettings } from './googleSettings.ts';
import type { IdealistaSettings } from './idealistaSettings.ts';
import type { IntegrationPatchState } from './integrationPatchState.ts';
import type { KyeroSettings } from './kyeroSettings.ts';
import type { MetaSettings } from './metaSettings.ts';
import type { ResalesSettings } from './resalesSettings.ts';
import type { SourceFetch } from './sourceFetch.ts';
import type { WebsiteCsvSettings } from './websiteCsvSettings.ts';
import type { WebsiteJsonSettings } from './websiteJsonSettings.ts';
import type { WebsiteSchemaSettings } from './websiteSchemaSettings.ts';

/**
 * What changes of a channel. `feed`, `fetch` and `secret` of a source only, the others of a channel out of that provider only.
 */
export interface IntegrationPatch {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  fetch?: SourceFetch;
  /**
     * Password or token by which a source is fetched; kept sealed and never told again, an empty one is forgotten.
     * @maxLength 500
     */
  secret?: string;
  feed?: FeedSettings;
  /** Of a channel out. */
  state?: IntegrationPatchState;
  kyero?: KyeroSettings;
  websiteJson?: WebsiteJsonSettings;
  websiteCsv?: WebsiteCsvSettings;
  idealista?: IdealistaSettings;
  fotocasa?: FotocasaSettings;
  websiteSchema?: WebsiteSchemaSettings;
  meta?: MetaSettings;
  google?: GoogleSettings;
  resales?: ResalesSettings;
  /**
     * Key by which homes are sent, of a channel that sends; kept sealed and never told again.
     * @minLength 8
     * @maxLength 200
     * @pattern ^[!-~]+$
     */
  apiKey?: string;
}
