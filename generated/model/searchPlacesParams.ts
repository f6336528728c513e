import type { LimitParameter } from './limitParameter.ts';
import type { PlaceKind } from './placeKind.ts';
import type { PublicOperation } from './publicOperation.ts';

export type SearchPlacesParams = {
/**
 * Part of a name, in any spelling; empty gives the islands and largest places.
 * @maxLength 80
 */
q?: string;
/**
 * Only these kinds.
 * @maxItems 4
 */
kind?: PlaceKind[];
/**
 * Count homes published for this operation alone; all of them unless told.
 */
operation?: PublicOperation;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
