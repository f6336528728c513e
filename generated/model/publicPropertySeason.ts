import type { Money } from './money.ts';

/**
 * What the public sees of PropertySeason.
 */
export interface PublicPropertySeason {
  from: string;
  to: string;
  price: Money;
}
