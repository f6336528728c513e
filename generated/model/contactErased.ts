import type { ContactKept } from './contactKept.ts';
import type { ContactMention } from './contactMention.ts';

/**
 * What was erased, what the law obliges the agency to keep, out of sight, and where the name still stands in what was written elsewhere.
 */
export interface ContactErased {
  erasedAt: string;
  kept: ContactKept[];
  /**
     * Texts of the agency about others from which the person's e-mail addresses and phones were taken out, and from lines that nobody can change by hand their full name; `[…]` stands in their place.
     * @minimum 0
     */
  redacted: number;
  /**
     * Records that still say the person's full name. Somebody else may be called so; who is meant, the agency decides.
     * @minimum 0
     */
  mentioned: number;
  /**
     * The first 50 of them, those that say it most first.
     * @maxItems 50
     */
  mentions: ContactMention[];
}
