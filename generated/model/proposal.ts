import type { AgentId } from './agentId.ts';
import type { ProposalChange } from './proposalChange.ts';
import type { ProposalMark } from './proposalMark.ts';
import type { ProposalOperation } from './proposalOperation.ts';
import type { ProposalState } from './proposalState.ts';
import type { ProposalTarget } from './proposalTarget.ts';
import type { Uuid } from './uuid.ts';

/**
 * What an assistant would write, waiting for a person.
 */
export interface Proposal {
  id: Uuid;
  /** @minimum 1 */
  version: number;
  state: ProposalState;
  operation: ProposalOperation;
  /** The tool that the assistant used. */
  tool: string;
  /** The program that it came through, as its connection is called. */
  client: string;
  userId: AgentId;
  /** @nullable */
  userName: string | null;
  target: ProposalTarget;
  /** Empty once the body has been wiped, 30 days after. */
  changes: ProposalChange[];
  /** With any of them the reference of the target is typed to confirm. */
  marks: ProposalMark[];
  /**
     * What the assistant gave as its reason.
     * @nullable
     */
  why: string | null;
  /** Records with texts of strangers that it had read shortly before, as kind/id. */
  sources: string[];
  createdAt: string;
  expiresAt: string;
  /** @nullable */
  decidedAt: string | null;
  /**
     * Who confirmed or refused it.
     * @nullable
     */
  decidedBy: string | null;
  /**
     * Why it could not be done.
     * @nullable
     */
  failure: string | null;
  /** What was made or changed. */
  resultId: Uuid | null;
  /**
     * Until when who confirmed it may take it back; null: not (any more).
     * @nullable
     */
  undoUntil: string | null;
  /** Whether it can be taken back once it is done. A mail is sent, a note stays. */
  undoable: boolean;
}
