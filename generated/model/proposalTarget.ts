import type { ProposalTargetKind } from './proposalTargetKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a proposal is about, as it was called when it was made.
 */
export interface ProposalTarget {
  kind: ProposalTargetKind;
  /** Null for one's own diary, where nothing is there yet. */
  id: Uuid | null;
  label: string;
  /** What a person types to confirm a proposal that has marks. */
  reference: string;
}
