import type { Network } from './network.ts';

/**
 * What is stored now.
 */
export interface NetworkConflict {
  message: string;
  current: Network;
}
