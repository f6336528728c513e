import type { Uuid } from './uuid.ts';

/**
 * The agency of a conversation.
 */
export interface ChatAgency {
  id: Uuid;
  name: string;
  /** @nullable */
  logo: string | null;
}
