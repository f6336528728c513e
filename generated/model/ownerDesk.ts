import type { OwnerLink } from './ownerLink.ts';
import type { OwnerPerson } from './ownerPerson.ts';
import type { OwnerProposal } from './ownerProposal.ts';

/**
 * What the owners of a home were given to follow it, and what they are asked.
 */
export interface OwnerDesk {
  /** Whom a link can be made for. */
  owners: OwnerPerson[];
  /** Those that work, the newest first. */
  links: OwnerLink[];
  /** Prices that were proposed, the newest first, at most ten. */
  proposals: OwnerProposal[];
}
