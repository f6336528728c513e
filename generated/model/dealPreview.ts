import type { DealPreviewRole } from './dealPreviewRole.ts';
import type { DealRemark } from './dealRemark.ts';
import type { HomeId } from './homeId.ts';
import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a deal of an introduction would divide, in EUR cents without VAT.
 */
export interface DealPreview {
  propertyId: HomeId;
  role: DealPreviewRole;
  /** The deal that this client has at this home already: another price is proposed in it. */
  dealId: Uuid | null;
  /** Day whose terms hold, in Europe/Madrid. */
  introducedOn: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  commissionPct: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  sellerSplitPct: number;
  /** What the home was offered for last; null on request, or where nothing is left of it. */
  homePrice: Money | null;
  /** Of the asked price, else of the home's; null without either, as the parts are. */
  fee: Money | null;
  listerShare: Money | null;
  sellerShare: Money | null;
  remark: DealRemark | null;
}
