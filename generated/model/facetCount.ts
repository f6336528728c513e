
/**
 * A value and how many homes have it.
 */
export interface FacetCount {
  value: string;
  /** Name, for places. */
  label?: string;
  count: number;
}
