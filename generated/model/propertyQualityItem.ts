import type { PropertyQualityItemState } from './propertyQualityItemState.ts';

/**
 * One thing to have.
 */
export interface PropertyQualityItem {
  /** Words at property:gate.<key>. */
  key: string;
  /**
     * @minimum 1
     * @maximum 8
     */
  step: number;
  /** Path of the field that mends it. */
  field: string;
  /** missing and error stop publishing; advice does not. */
  state: PropertyQualityItemState;
  /** Nothing is published without it, whatever its state. */
  needed?: boolean;
  message?: string;
}
