import type { SecondFactor } from './secondFactor.ts';

/**
 * Whether the agency asks its people for a second step, and from when.
 */
export interface AgencySecurityPatch {
  second_factor: SecondFactor;
  /**
     * Days in which people without a second step go on without one; 14 unless told, 0 asks at once.
     * @minimum 0
     * @maximum 60
     */
  grace_days?: number;
}
