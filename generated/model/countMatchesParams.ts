import type { Uuid } from './uuid.ts';

export type CountMatchesParams = {
/**
 * Demands; those out of my rights are left out of the answer.
 * @maxItems 100
 */
demands?: Uuid[];
/**
 * Homes; those out of my rights are left out of the answer.
 * @maxItems 100
 */
properties?: Uuid[];
};
