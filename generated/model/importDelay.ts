import type { ImportHost } from './importHost.ts';

/**
 * What the agency's imports still wait for. Nothing of it needs to be done by anybody.
 */
export interface ImportDelay {
  /** The file itself has not been begun; others are before it. */
  turn: boolean;
  /**
     * Homes whose pictures have not all been fetched.
     * @minimum 0
     */
  homes: number;
  /**
     * Hosts that do not answer and are left alone for now, most homes first.
     * @maxItems 20
     */
  hosts: ImportHost[];
}
