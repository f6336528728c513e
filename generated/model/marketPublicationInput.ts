import type { DocumentType } from './documentType.ts';
import type { Island } from './island.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { MarketCancellation } from './marketCancellation.ts';
import type { MarketCategory } from './marketCategory.ts';
import type { MarketDelivers } from './marketDelivers.ts';
import type { MarketOption } from './marketOption.ts';
import type { MarketPayWhen } from './marketPayWhen.ts';
import type { MarketPrice } from './marketPrice.ts';
import type { MarketPublicationInputVat } from './marketPublicationInputVat.ts';
import type { MarketTravel } from './marketTravel.ts';

/**
 * What a professional offers to agencies.
 */
export interface MarketPublicationInput {
  /**
     * That which was read; not for a new one.
     * @minimum 1
     */
  version?: number;
  category: MarketCategory;
  title?: LocalizedLine;
  description?: LocalizedText;
  price?: MarketPrice;
  vat?: MarketPublicationInputVat;
  /**
     * Why no VAT is due; stands on the invoice.
     * @maxLength 200
     */
  exemption?: string;
  /** @maxItems 12 */
  options?: MarketOption[];
  /** @maxItems 4 */
  islands?: Island[];
  /**
     * Only in these municipalities of the islands; slugs, as searchPlaces gives them.
     * @maxItems 40
     * @items.maxLength 80
     * @items.pattern [a-z0-9-]+
     */
  places?: string[];
  /** Done at the house, at an hour. */
  needsHome?: boolean;
  travel?: MarketTravel;
  /**
     * @minimum 15
     * @maximum 480
     */
  minutes?: number;
  /**
     * Days of notice before the first free hour.
     * @minimum 0
     * @maximum 60
     */
  leadDays?: number;
  /** @maxItems 6 */
  delivers?: MarketDelivers[];
  /**
     * Papers that the agency has to have ready.
     * @maxItems 6
     */
  needs?: DocumentType[];
  cancellation?: MarketCancellation;
  payWhen?: MarketPayWhen;
}
