import type { Selection } from './selection.ts';

/**
 * A selection with its link, which is told this once and kept as a hash; one that is mailed is its buyer's alone.
 */
export interface SelectionMade {
  selection: Selection;
  /** The link to send on; empty when it was mailed. */
  url: string;
  /**
     * A wa.me address with the message and the link, to the buyer's number when it is known; null unless the channel is WHATSAPP.
     * @nullable
     */
  whatsapp: string | null;
}
