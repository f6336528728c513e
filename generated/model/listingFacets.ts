import type { FacetCount } from './facetCount.ts';
import type { LoosenedSearch } from './loosenedSearch.ts';
import type { PriceBand } from './priceBand.ts';

/**
 * Counts for the search, each facet without its own filter.
 */
export interface ListingFacets {
  total: number;
  totalIsEstimate: boolean;
  type: FacetCount[];
  subtype: FacetCount[];
  bedrooms: FacetCount[];
  bathrooms: FacetCount[];
  feature: FacetCount[];
  energy: FacetCount[];
  condition: FacetCount[];
  /** Municipalities within the place searched. */
  place: FacetCount[];
  price: PriceBand[];
  /** Only when total is 0: one change each, with its count. */
  loosened: LoosenedSearch[];
}
