import type { ContactKept } from './contactKept.ts';

/**
 * What was erased, and what the law obliges the agency to keep, out of sight.
 */
export interface ContactErased {
  erasedAt: string;
  kept: ContactKept[];
}
