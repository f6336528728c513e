import type { Uuid } from './uuid.ts';

/**
 * Who looks, as their agency knows them.
 */
export interface DemandContact {
  id: Uuid;
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
