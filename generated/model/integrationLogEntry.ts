import type { IntegrationLogEntryKind } from './integrationLogEntryKind.ts';
import type { IntegrationLogHome } from './integrationLogHome.ts';
import type { Uuid } from './uuid.ts';

/**
 * One act on a channel, or something that happened on it.
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
     * What it became; of chosen, shrink, out, left, read and received: how many homes.
     * @nullable
     */
  new: string | number | boolean | null;
  /** Of out and left, where it is one home that is still there. */
  home: IntegrationLogHome | null;
}
