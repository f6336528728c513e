import type { QualityPartPart } from './qualityPartPart.ts';

/**
 * A part of the quality of an advert.
 */
export interface QualityPart {
  part: QualityPartPart;
  /**
     * Points it has; all or none.
     * @minimum 0
     * @maximum 20
     */
  points: number;
  /**
     * Points there are to be had.
     * @minimum 1
     * @maximum 20
     */
  worth: number;
  /** Path of the field that brings them, as in PropertyQualityItem. */
  field: string;
  /**
     * @minimum 1
     * @maximum 8
     */
  step: number;
}
