import type { MarketCategory } from './marketCategory.ts';
import type { OrderAreas } from './orderAreas.ts';
import type { OrderCedula } from './orderCedula.ts';
import type { OrderEnergy } from './orderEnergy.ts';
import type { OrderTexts } from './orderTexts.ts';

/**
 * What is delivered as data: the part of the home that the category is about.
 */
export interface OrderDelivery {
  /** @minimum 1 */
  version: number;
  category?: MarketCategory;
  energy?: OrderEnergy;
  cedula?: OrderCedula;
  areas?: OrderAreas;
  texts?: OrderTexts;
}
