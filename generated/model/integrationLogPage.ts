import type { IntegrationLogEntry } from './integrationLogEntry.ts';

/**
 * Acts on a channel, newest first.
 */
export interface IntegrationLogPage {
  items: IntegrationLogEntry[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
