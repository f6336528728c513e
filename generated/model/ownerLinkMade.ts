import type { OwnerLink } from './ownerLink.ts';

/**
 * A link with its address, which is told this once.
 */
export interface OwnerLinkMade {
  link: OwnerLink;
  url: string;
  /**
     * A wa.me address with the link, to the owner's number; null when none is known, or the contact is none that the asker may read.
     * @nullable
     */
  whatsapp: string | null;
}
