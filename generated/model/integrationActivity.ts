import type { IntegrationLogEntry } from './integrationLogEntry.ts';
import type { IntegrationName } from './integrationName.ts';

/**
 * Something that happened on a channel.
 */
export interface IntegrationActivity {
  channel: IntegrationName;
  entry: IntegrationLogEntry;
}
