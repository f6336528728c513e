import type { Money } from './money.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';

/**
 * Which homes of both sides are shared; of those on the market, by own mandate. What is left out takes any.
 */
export interface NetworkFilter {
  /** @maxItems 7 */
  operations?: PublicOperation[];
  /** @maxItems 9 */
  types?: PropertyType[];
  /**
     * Slugs of islands, municipalities, towns or postal codes, as searchPlaces gives them; any of them.
     * @maxItems 40
     * @items.maxLength 80
     * @items.pattern [a-z0-9-]+
     */
  places?: string[];
  priceMin?: Money;
  priceMax?: Money;
  /**
     * Only homes with one of these tags, each side by its own.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 40
     */
  tags?: string[];
}
