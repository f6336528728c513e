import type { Area } from './area.ts';
import type { Condition } from './condition.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { Money } from './money.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';
import type { SearchFeature } from './searchFeature.ts';

/**
 * A home that is not in the portfolio. What is absent is unknown.
 */
export interface ValuationFacts {
  type: PropertyType;
  subtype?: PropertySubtype;
  geo: GeoPoint;
  built?: Area;
  usable?: Area;
  /**
     * @minimum 0
     * @maximum 200
     */
  bedrooms?: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  bathrooms?: number;
  /**
     * As in the location of a home.
     * @pattern ^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$
     */
  floor?: string;
  condition?: Condition;
  /** @maxItems 30 */
  features?: SearchFeature[];
  price?: Money;
}
