import type { DemandId } from './demandId.ts';
import type { HomeId } from './homeId.ts';
import type { Language } from './language.ts';
import type { SelectionChannel } from './selectionChannel.ts';

/**
 * Homes for the buyer of a demand. Homes of the own agency on the market, or that a partner shares with it; the link works for 60 days.
 */
export interface SelectionInput {
  demandId: DemandId;
  /**
     * Homes on the market, or that a partner shares, by their ids.
     * @minItems 1
     * @maxItems 30
     */
  homes: HomeId[];
  channel: SelectionChannel;
  language?: Language;
  /**
     * What the buyer reads above them.
     * @maxLength 2000
     */
  message?: string;
}
