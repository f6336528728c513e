import type { Integration } from './integration.ts';

/**
 * Channels of an agency, by name.
 */
export interface IntegrationList {
  items: Integration[];
}
