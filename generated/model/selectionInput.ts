import type { Language } from './language.ts';
import type { SelectionChannel } from './selectionChannel.ts';
import type { Uuid } from './uuid.ts';

/**
 * Homes for the buyer of a demand. Homes of the own agency on the market; the link works for 60 days.
 */
export interface SelectionInput {
  demandId: Uuid;
  /**
     * @minItems 1
     * @maxItems 30
     */
  homes: Uuid[];
  channel: SelectionChannel;
  language?: Language;
  /** @maxLength 2000 */
  message?: string;
}
