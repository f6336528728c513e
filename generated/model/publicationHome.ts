import type { AgentId } from './agentId.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PublicationIssue } from './publicationIssue.ts';
import type { PublicationReason } from './publicationReason.ts';
import type { PublicationSend } from './publicationSend.ts';
import type { PublicationState } from './publicationState.ts';

/**
 * A home on a channel.
 */
export interface PublicationHome {
  propertyId: HomeId;
  ref: HomeRef;
  /**
     * In the language of the request, or in the first there is.
     * @nullable
     */
  title: string | null;
  agentId: AgentId | null;
  /** The channel takes all and nobody took it out, or somebody chose it. */
  wanted: boolean;
  state: PublicationState;
  /** Not null only when the state is not_published or removing. */
  reason: PublicationReason | null;
  issues: PublicationIssue[];
  /**
     * Points of the advert as it would go out.
     * @minimum 0
     * @maximum 100
     */
  quality: number;
  /**
     * Since when it is out; null when it is not.
     * @nullable
     */
  publishedAt: string | null;
  /**
     * When what is out last changed.
     * @nullable
     */
  changedAt: string | null;
  /** Null on a channel that is read at an address. */
  sending: PublicationSend | null;
}
