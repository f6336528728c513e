import type { Uuid } from './uuid.ts';

/**
 * A seat is asked for at a session of a group; a single course needs none.
 */
export interface EnrolmentInput {
  sessionId?: Uuid | null;
}
