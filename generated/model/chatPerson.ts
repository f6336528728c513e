import type { Uuid } from './uuid.ts';

/**
 * Somebody in a conversation, as the others see them.
 */
export interface ChatPerson {
  id: Uuid;
  name: string;
  /** @nullable */
  avatar: string | null;
}
