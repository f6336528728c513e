import type { Money } from './money.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { SearchFeature } from './searchFeature.ts';

/**
 * Which homes of the agency: a search of the portal among its own. A section of homes without an operation shows those of all, a map those of the one the agency has most homes in; what else is left out takes any.
 */
export interface SiteHomesFilter {
  operation?: PublicOperation;
  /**
     * Slug of an island, municipality, town or a postal code, as searchPlaces gives it.
     * @maxLength 80
     * @pattern ^[a-z0-9-]+$
     */
  place?: string;
  /** @maxItems 9 */
  types?: PropertyType[];
  priceMin?: Money;
  priceMax?: Money;
  /**
     * @minimum 0
     * @maximum 100
     */
  bedroomsMin?: number;
  /** @maxItems 22 */
  features?: SearchFeature[];
}
