import type { PriceEffect } from './priceEffect.ts';
import type { Property } from './property.ts';

/**
 * The home at its new price, and who hears of it.
 */
export interface PriceChanged {
  property: Property;
  effect: PriceEffect;
}
