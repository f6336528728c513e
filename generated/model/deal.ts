import type { DealDispute } from './dealDispute.ts';
import type { DealRole } from './dealRole.ts';
import type { DealState } from './dealState.ts';
import type { IntroductionEvidence } from './introductionEvidence.ts';
import type { IntroductionHome } from './introductionHome.ts';
import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * What two agencies divide of a fee, in EUR cents without VAT; both parts are the fee, to the cent.
 */
export interface Deal {
  id: Uuid;
  introductionId: Uuid;
  /** Another deal of the same client at the same home, which counts in place of this one: two contacts turned out to be one person. */
  sameClientDealId: Uuid | null;
  role: DealRole;
  state: DealState;
  /** Whether it waits for my agency's agreement. */
  turn: boolean;
  home: IntroductionHome;
  partnerName: string;
  /**
     * Of my agency's client; null of a partner's, and of one who was erased.
     * @nullable
     */
  clientName: string | null;
  /** Day of the earliest introduction, in Europe/Madrid. */
  introducedOn: string;
  evidence: IntroductionEvidence;
  agreementId: Uuid;
  /**
     * Number of the version of the terms that were in force that day.
     * @minimum 1
     */
  termsNumber: number;
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
  closePrice: Money;
  fee: Money;
  listerShare: Money;
  sellerShare: Money;
  /** @nullable */
  listerAgreedAt: string | null;
  /** @nullable */
  sellerAgreedAt: string | null;
  /** @nullable */
  invoiceNumber: string | null;
  /** @nullable */
  invoicedAt: string | null;
  /** @nullable */
  paidAt: string | null;
  dispute: DealDispute | null;
  /** @minimum 1 */
  version: number;
}
