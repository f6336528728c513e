import type { AgencyId } from './agencyId.ts';
import type { AssetSource } from './assetSource.ts';
import type { Uuid } from './uuid.ts';

/**
 * Whose home it is, by which network it comes, and what is divided.
 */
export interface NetworkOffer {
  source: AssetSource;
  agencyId: AgencyId;
  /** Whose home it is. */
  agencyName: string;
  agreementId: Uuid;
  /**
     * The fee that is divided, in per cent of the price of the deal.
     * @minimum 0
     * @maximum 100
     */
  commissionPct: number;
  /**
     * How much of the fee goes to who brings the buyer, in per cent.
     * @minimum 0
     * @maximum 100
     */
  sellerPct: number;
  /** Whether my agency may show it on its own website. */
  onPartnerWeb: boolean;
  /** Whether my agency may send it to portals. */
  onPortals: boolean;
}
