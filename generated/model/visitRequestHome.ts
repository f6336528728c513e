import type { Uuid } from './uuid.ts';

/**
 * The home they want to see.
 */
export interface VisitRequestHome {
  id: Uuid;
  ref: string;
  title: string;
}
