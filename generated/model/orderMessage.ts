import type { Uuid } from './uuid.ts';

/**
 * A message of an order.
 */
export interface OrderMessage {
  id: Uuid;
  /** Of my side. */
  own: boolean;
  /** @nullable */
  byName: string | null;
  text: string;
  at: string;
}
