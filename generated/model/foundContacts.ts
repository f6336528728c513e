import type { FoundContact } from './foundContact.ts';

/**
 * People and companies.
 */
export interface FoundContacts {
  /**
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  items: FoundContact[];
}
