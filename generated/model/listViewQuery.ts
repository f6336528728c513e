import type { ListViewValues } from './listViewValues.ts';

/**
 * A list's search as its address holds it, each name with its values. Names and values that the list does not know are refused.
 */
export interface ListViewQuery {
  q?: ListViewValues;
  status?: ListViewValues;
  operation?: ListViewValues;
  type?: ListViewValues;
  island?: ListViewValues;
  agentId?: ListViewValues;
  tag?: ListViewValues;
  priceMin?: ListViewValues;
  priceMax?: ListViewValues;
  incomplete?: ListViewValues;
  priceLowered?: ListViewValues;
  mandateEnds?: ListViewValues;
  urgency?: ListViewValues;
  expires?: ListViewValues;
  archived?: ListViewValues;
  view?: ListViewValues;
  role?: ListViewValues;
  language?: ListViewValues;
  sort?: ListViewValues;
}
