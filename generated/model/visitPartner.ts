import type { PartnerVisitHome } from './partnerVisitHome.ts';
import type { PartnerVisitSide } from './partnerVisitSide.ts';

/**
 * What a visit between agencies has beside its event in one diary.
 */
export interface VisitPartner {
  side: PartnerVisitSide;
  /** Of the other side. */
  agencyName: string;
  home: PartnerVisitHome;
}
