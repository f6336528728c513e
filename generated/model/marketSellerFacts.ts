import type { MarketSellerFactsRetentionPct } from './marketSellerFactsRetentionPct.ts';
import type { SellerKind } from './sellerKind.ts';

/**
 * Who sells, as the law has buyers be told before they order.
 */
export interface MarketSellerFacts {
  kind: SellerKind | null;
  /** @nullable */
  legalName: string | null;
  /**
     * Of a person all but the middle is left out.
     * @nullable
     */
  taxId: string | null;
  /** @nullable */
  address: string | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  registerNumber: string | null;
  /** @nullable */
  professionalNumber: string | null;
  /** @nullable */
  insurer: string | null;
  retentionPct: MarketSellerFactsRetentionPct;
}
