import type { Uuid } from './uuid.ts';

/**
 * Which record an event is about.
 */
export interface WebhookEventData {
  id: Uuid;
  /**
     * The record's version after it; null for records without one.
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** Paths of the fields that changed, where they are known; never their values. */
  changed: string[];
  integrationId?: Uuid;
  /** Where a key reads the record as it is now; 404 once it is gone. */
  url: string;
}
