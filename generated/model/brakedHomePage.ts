import type { BrakedHome } from './brakedHome.ts';

/**
 * Homes with one remark, by reference.
 */
export interface BrakedHomePage {
  items: BrakedHome[];
  /**
     * Homes of this list.
     * @minimum 0
     */
  total: number;
  /**
     * The remark in the language of the request, without the value; null of a rule that is none.
     * @nullable
     */
  message: string | null;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
