import type { Uuid } from './uuid.ts';

/**
 * Somebody whose diary is shown, with their place in the row of colours.
 */
export interface AgendaPerson {
  id: Uuid;
  name: string;
  mine: boolean;
  active: boolean;
}
