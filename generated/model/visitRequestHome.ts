import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';

/**
 * The home they want to see.
 */
export interface VisitRequestHome {
  id: HomeId;
  ref: HomeRef;
  title: string;
}
