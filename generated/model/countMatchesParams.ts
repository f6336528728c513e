import type { DemandId } from './demandId.ts';
import type { HomeId } from './homeId.ts';

export type CountMatchesParams = {
/**
 * Demands; those out of my rights are left out of the answer.
 * @maxItems 100
 */
demands?: DemandId[];
/**
 * Homes; those out of my rights are left out of the answer.
 * @maxItems 100
 */
properties?: HomeId[];
};
