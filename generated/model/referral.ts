import type { ContactId } from './contactId.ts';
import type { ReferralHome } from './referralHome.ts';
import type { ReferralLinked } from './referralLinked.ts';
import type { ReferralParty } from './referralParty.ts';
import type { ReferralPayout } from './referralPayout.ts';
import type { ReferralPerson } from './referralPerson.ts';
import type { ReferralSide } from './referralSide.ts';
import type { ReferralState } from './referralState.ts';
import type { ReferralStep } from './referralStep.ts';
import type { ReferralTerms } from './referralTerms.ts';
import type { ReferralTransfer } from './referralTransfer.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home whose owner somebody passed on to an agency, from the draft to the payment. Times in UTC, money in EUR cents.
 */
export interface Referral {
  id: Uuid;
  number: string;
  side: ReferralSide;
  state: ReferralState;
  /** Null while the owner may choose. */
  agency: ReferralParty | null;
  /** Frozen the day it is sent; those read, before; null where the owner chooses. */
  terms: ReferralTerms | null;
  /** Null to an agency before the owner's yes, and once erased. */
  owner: ReferralPerson | null;
  /**
     * Null to an agency before the owner's yes, and once the account is closed.
     * @nullable
     */
  referrerName: string | null;
  /**
     * Name of the municipality.
     * @nullable
     */
  place: string | null;
  /** To an agency before the owner's yes its place, kind and operation alone. */
  home: ReferralHome | null;
  /**
     * Pictures: `/media/<hash>/<width>.webp`.
     * @maxItems 10
     * @items.pattern [0-9a-f]{32}
     */
  photos: string[];
  hasProof: boolean;
  /**
     * To who refers an owner without e-mail: the link to pass on.
     * @nullable
     */
  ownerLink: string | null;
  /** @maxItems 20 */
  steps: ReferralStep[];
  /** @nullable */
  sentAt: string | null;
  /**
     * Until then the owner may answer; then what is known of them is erased.
     * @nullable
     */
  asksUntil: string | null;
  /**
     * A sale until that day counts.
     * @nullable
     */
  validUntil: string | null;
  /** @nullable */
  dueAt: string | null;
  /** @nullable */
  receivedAt: string | null;
  /**
     * Why the agency does not go on.
     * @nullable
     */
  reason: string | null;
  /** To the agency: the owner as its contact. */
  contactId: ContactId | null;
  /** To who refers only while it is on the market. */
  linked: ReferralLinked | null;
  /**
     * To the agency: homes of its own that it may be, by cadastral reference or owner.
     * @maxItems 5
     */
  suggested: ReferralLinked[];
  /** By the price it went for, else by what it is offered for; null without a price. */
  payout: ReferralPayout | null;
  /** Whether `payout` is what it went for. */
  isFinal: boolean;
  /** To the ADMIN of the agency while it is due and it is known where to pay. */
  transfer: ReferralTransfer | null;
  createdAt: string;
  /** @minimum 1 */
  version: number;
}
