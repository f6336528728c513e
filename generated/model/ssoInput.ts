import type { AgencyId } from './agencyId.ts';

/**
 * What the provider answered, and the ticket of the browser that asked.
 */
export interface SsoInput {
  agency_id: AgencyId;
  /**
     * @minLength 43
     * @maxLength 128
     */
  ticket: string;
  /**
     * The query with which the provider sent its person back.
     * @minLength 1
     * @maxLength 4096
     */
  answer: string;
}
