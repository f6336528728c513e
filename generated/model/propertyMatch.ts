import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { MatchPart } from './matchPart.ts';
import type { MatchState } from './matchState.ts';
import type { Operation } from './operation.ts';

/**
 * A demand that a home fits.
 */
export interface PropertyMatch {
  demandId: DemandId;
  ref: string;
  title: string;
  contactId: ContactId | null;
  /** @nullable */
  contactName: string | null;
  /** @nullable */
  agentName: string | null;
  operation: Operation;
  /**
     * EUR cents.
     * @nullable
     */
  priceMax: number | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  parts: MatchPart[];
  state: MatchState;
  /** @nullable */
  sentAt: string | null;
}
