import type { FeedSettings } from './feedSettings.ts';
import type { FotocasaSettings } from './fotocasaSettings.ts';
import type { GoogleSettings } from './googleSettings.ts';
import type { IdealistaSettings } from './idealistaSettings.ts';
import type { IntegrationCounts } from './integrationCounts.ts';
import type { IntegrationDelay } from './integrationDelay.ts';
import type { IntegrationDirection } from './integrationDirection.ts';
import type { IntegrationHealth } from './integrationHealth.ts';
import type { IntegrationProvider } from './integrationProvider.ts';
import type { IntegrationRefusal } from './integrationRefusal.ts';
import type { IntegrationShrink } from './integrationShrink.ts';
import type { IntegrationState } from './integrationState.ts';
import type { IntegrationUntried } from './integrationUntried.ts';
import type { KyeroSettings } from './kyeroSettings.ts';
import type { MetaSettings } from './metaSettings.ts';
import type { ResalesSettings } from './resalesSettings.ts';
import type { SourceFetching } from './sourceFetching.ts';
import type { Uuid } from './uuid.ts';
import type { WebsiteCsvSettings } from './websiteCsvSettings.ts';
import type { WebsiteJsonSettings } from './websiteJsonSettings.ts';
import type { WebsiteSchemaSettings } from './websiteSchemaSettings.ts';

/**
 * A channel between an agency and another program. One that brings homes in is a source: its homes, runs and undo are its own. One that takes homes out is read at an address.
 */
export interface Integration {
  id: Uuid;
  /** By what its format is made, where nobody tried it with the other side; null where it was, or where there is no other side. */
  untried: IntegrationUntried;
  provider: IntegrationProvider;
  direction: IntegrationDirection;
  name: string;
  state: IntegrationState;
  health: IntegrationHealth;
  counts: IntegrationCounts;
  /** Not null: homes that shall leave wait for a person (confirmShrink). */
  shrink: IntegrationShrink | null;
  /**
     * End of the secret address, to tell it by; null without one, and for a STAFF.
     * @nullable
     */
  addressHint: string | null;
  /**
     * When the address was last read, in UTC, to the minute.
     * @nullable
     */
  lastFetchedAt: string | null;
  /**
     * What the reader called itself (User-Agent).
     * @nullable
     */
  fetchedBy: string | null;
  feed: FeedSettings;
  /** Of a source that is fetched by itself; null of any other, and for a STAFF. */
  fetch: SourceFetching | null;
  kyero?: KyeroSettings;
  websiteJson?: WebsiteJsonSettings;
  websiteCsv?: WebsiteCsvSettings;
  idealista?: IdealistaSettings;
  fotocasa?: FotocasaSettings;
  websiteSchema?: WebsiteSchemaSettings;
  meta?: MetaSettings;
  google?: GoogleSettings;
  resales?: ResalesSettings;
  /** Homes are sent to the other side as they change; otherwise it reads them at an address. */
  sends: boolean;
  /**
     * End of the key by which homes are sent, to tell it by; null without one, for a channel that is read, and for a STAFF.
     * @nullable
     */
  keyHint: string | null;
  /**
     * Not null: the channel keeps what is out as it is (holdIntegration); what is sold or withdrawn leaves all the same.
     * @nullable
     */
  heldSince: string | null;
  /** Not null: the other side refuses to be sent anything, or does not answer. */
  refusal: IntegrationRefusal | null;
  /** Not null: the portal did not take the last calls, and they are repeated. */
  delay: IntegrationDelay | null;
  /** Of a source: homes that its last good file had. Of a channel out: homes that are out. */
  homes: number;
  /**
     * When the newest run of a source began, a trial or not; null for a channel out.
     * @nullable
     */
  lastRunAt: string | null;
  /** @minimum 1 */
  version: number;
}
