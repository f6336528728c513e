import type { AgencyRegistrationKind } from './agencyRegistrationKind.ts';

/**
 * A licence, registration or membership: the agents' registry of the Balearic government (ROAIIB), a chamber of agents (API), a network, a mark of quality, or another.
 */
export interface AgencyRegistration {
  kind: AgencyRegistrationKind;
  /** @maxLength 80 */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 40
     */
  number: string;
  validUntil?: string;
}
