import type { PartnerVisit } from './partnerVisit.ts';

/**
 * Visits between agencies, those that wait for the reader's agency first.
 */
export interface PartnerVisitList {
  items: PartnerVisit[];
}
