
/**
 * The agency's own words for a demand, private.
 * @maxItems 30
 * @items.minLength 1
 * @items.maxLength 40
 */
export type DemandTagList = string[];
