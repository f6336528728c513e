import type { Uuid } from './uuid.ts';

/**
 * The contact of the agency this person is.
 */
export interface InboxContact {
  id: Uuid;
  name: string;
}
