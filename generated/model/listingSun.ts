import type { ListingSunFacing } from './listingSunFacing.ts';

/**
 * Sun on an upright wall that looks one way, over the islands with a free horizon.
 */
export interface ListingSun {
  facing: ListingSunFacing;
  /**
     * Hours a day, from January to December, to a tenth.
     * @minItems 12
     * @maxItems 12
     * @items.minimum 0
     * @items.maximum 16
     */
  hours: number[];
}
