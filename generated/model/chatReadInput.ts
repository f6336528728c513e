import type { Uuid } from './uuid.ts';

/**
 * How far I have read, and whether I am still looking (repeat it at least once a minute while I am).
 */
export interface ChatReadInput {
  messageId?: Uuid;
  present: boolean;
}
