import type { HomeId } from './homeId.ts';

export type ListListingCardsParams = {
/**
 * Homes, each once.
 * @minItems 1
 * @maxItems 60
 */
id: HomeId[];
};
