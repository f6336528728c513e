import type { HomeId } from './homeId.ts';
import type { Uuid } from './uuid.ts';

/**
 * What two homes are. With `keep` they are one: the other is archived, and what its sources say goes to the kept one from now on. Without it they are two, and are not proposed again.
 */
export interface SameHomeChoice {
  id: Uuid;
  keep?: HomeId;
}
