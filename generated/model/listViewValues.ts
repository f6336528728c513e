
/**
 * Values of one filter.
 * @maxItems 20
 * @items.maxLength 100
 */
export type ListViewValues = string[];
