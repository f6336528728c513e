import type { Operation } from './operation.ts';
import type { OwnerProposalState } from './ownerProposalState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A price that an agent proposed to the owners.
 */
export interface OwnerProposal {
  id: Uuid;
  operation: Operation;
  /** EUR cents, when it was proposed. */
  from: number;
  /** EUR cents. */
  price: number;
  /** @nullable */
  text: string | null;
  state: OwnerProposalState;
  createdAt: string;
  /** @nullable */
  answeredAt: string | null;
  /**
     * The owner who answered.
     * @nullable
     */
  answeredBy: string | null;
}
