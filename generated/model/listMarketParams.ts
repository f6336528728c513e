import type { CursorParameter } from './cursorParameter.ts';
import type { HomeId } from './homeId.ts';
import type { Island } from './island.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListMarketSort } from './listMarketSort.ts';
import type { MarketCategory } from './marketCategory.ts';

export type ListMarketParams = {
/**
 * Every word is in title, description or name of the seller.
 * @maxLength 100
 */
q?: string;
/**
 * Only of this category.
 */
category?: MarketCategory;
/**
 * Only what reaches this island.
 */
island?: Island;
/**
 * A home of my agency: what reaches it, at its price. 404 for any other.
 */
propertyId?: HomeId;
/**
 * At most, EUR cents without VAT; what is by quotation stays out.
 * @minimum 1
 * @maximum 99999999999
 */
priceMax?: number;
/**
 * Left out: as the description says.
 */
sort?: ListMarketSort;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
