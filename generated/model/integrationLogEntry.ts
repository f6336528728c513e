import type { IntegrationLogEntryKind } from './integrationLogEntryKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * One act on a channel.
 */
export interface IntegrationLogEntry {
  id: Uuid;
  at: string;
  /**
     * Null when a program did it.
     * @nullable
     */
  byName: string | null;
  kind: IntegrationLogEntryKind;
  /**
     * Path of what changed, for example kyero.choice.mode.
     * @nullable
     */
  field: string | null;
  /**
     * What it was; lists as text with commas.
     * @nullable
     */
  old: string | number | boolean | null;
  /**
     * What it became; of chosen and shrink: how many homes.
     * @nullable
     */
  new: string | number | boolean | null;
}
