import type { PropertyQualityItem } from './propertyQualityItem.ts';

/**
 * How complete a home is and what it lacks to be published.
 */
export interface PropertyQuality {
  /**
     * @minimum 0
     * @maximum 100
     */
  completenessPct: number;
  items: PropertyQualityItem[];
}
