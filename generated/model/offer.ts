import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { Money } from './money.ts';
import type { OfferAct } from './offerAct.ts';
import type { OfferArras } from './offerArras.ts';
import type { OfferFinancing } from './offerFinancing.ts';
import type { OfferHome } from './offerHome.ts';
import type { OfferSide } from './offerSide.ts';
import type { OfferStage } from './offerStage.ts';
import type { OfferState } from './offerState.ts';
import type { OfferTurn } from './offerTurn.ts';
import type { Operation } from './operation.ts';
import type { Uuid } from './uuid.ts';

/**
 * An offer for a home, with its turns, oldest first, and what may be done now.
 */
export interface Offer {
  id: Uuid;
  home: OfferHome;
  contactId: ContactId;
  buyerName: string;
  demandId: DemandId | null;
  operation: Operation;
  /** Who brought it. */
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  state: OfferState;
  /** Null until it is accepted. */
  stage: OfferStage | null;
  lastSide: OfferSide;
  amount: Money;
  /**
     * Money handed over with the offer, EUR cents; null when none.
     * @minimum 0
     * @maximum 99999999999
     * @nullable
     */
  deposit: number | null;
  financing: OfferFinancing | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  conditions: string | null;
  /**
     * Last day it holds, in Madrid; null when it does not end.
     * @nullable
     */
  validUntil: string | null;
  arras: OfferArras | null;
  /**
     * EUR cents.
     * @nullable
     */
  closePrice: number | null;
  thread: OfferTurn[];
  /** What the reader may do with it now. */
  next: OfferAct[];
  version: number;
  createdAt: string;
  updatedAt: string;
}
