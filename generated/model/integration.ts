import type { FeedSettings } from './feedSettings.ts';
import type { ImportProvider } from './importProvider.ts';
import type { IntegrationDirection } from './integrationDirection.ts';
import type { Uuid } from './uuid.ts';

/**
 * A channel between an agency and another program. One that brings homes in is a source: its homes, runs and undo are its own.
 */
export interface Integration {
  id: Uuid;
  provider: ImportProvider;
  direction: IntegrationDirection;
  name: string;
  feed: FeedSettings;
  /** Homes that its last good file had. */
  homes: number;
  /**
     * When its newest run began, a trial or not.
     * @nullable
     */
  lastRunAt: string | null;
  /** @minimum 1 */
  version: number;
}
