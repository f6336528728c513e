import type { PublicPropertyDevelopmentPhase } from './publicPropertyDevelopmentPhase.ts';

/**
 * What the public sees of PropertyDevelopment.
 */
export interface PublicPropertyDevelopment {
  /** @maxLength 100 */
  name?: string;
  phase?: PublicPropertyDevelopmentPhase;
  /**
     * @minimum 1
     * @maximum 12
     */
  deliveryMonth?: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  deliveryYear?: number;
  finished?: boolean;
}
