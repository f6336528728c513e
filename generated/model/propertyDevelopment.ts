import type { PropertyDevelopmentPhase } from './propertyDevelopmentPhase.ts';

/**
 * The development a new build belongs to.
 */
export interface PropertyDevelopment {
  /** @maxLength 100 */
  name?: string;
  phase?: PropertyDevelopmentPhase;
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
