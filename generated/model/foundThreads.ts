import type { FoundThread } from './foundThread.ts';

/**
 * Threads of the inbox.
 */
export interface FoundThreads {
  /**
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  items: FoundThread[];
}
