import type { ContactId } from './contactId.ts';

/**
 * Who looks, as their agency knows them.
 */
export interface DemandContact {
  id: ContactId;
  name: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  /**
     * Language they are written to in.
     * @nullable
     */
  language: string | null;
}
