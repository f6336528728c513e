import type { Connection } from './connection.ts';

/**
 * Connections that act, own ones first, then by person.
 */
export interface ConnectionList {
  items: Connection[];
  /** Whether agents of the agency may connect an assistant, too. */
  staff: boolean;
}
