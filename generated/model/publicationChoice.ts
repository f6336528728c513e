import type { HomeId } from './homeId.ts';

/**
 * Choose homes for a channel, or take them out.
 */
export interface PublicationChoice {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: HomeId[];
  wanted: boolean;
}
