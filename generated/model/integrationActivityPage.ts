import type { IntegrationActivity } from './integrationActivity.ts';

/**
 * What happened on channels, newest first.
 */
export interface IntegrationActivityPage {
  items: IntegrationActivity[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
