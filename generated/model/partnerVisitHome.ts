import type { HomeId } from './homeId.ts';

/**
 * The home as it was when the visit was asked for.
 */
export interface PartnerVisitHome {
  id: HomeId;
  title: string;
  /** @nullable */
  place: string | null;
}
