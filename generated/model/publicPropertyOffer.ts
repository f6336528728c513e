import type { Money } from './money.ts';
import type { Operation } from './operation.ts';
import type { PublicPropertySeason } from './publicPropertySeason.ts';
import type { RentPeriod } from './rentPeriod.ts';
import type { Utility } from './utility.ts';

/**
 * What the public sees of PropertyOffer.
 */
export interface PublicPropertyOffer {
  operation: Operation;
  price?: Money;
  priceOnRequest?: boolean;
  rentPeriod?: RentPeriod;
  /**
     * @minimum 0
     * @maximum 100
     */
  vatRatePct?: number;
  vatIncluded?: boolean;
  transferPrice?: Money;
  parkingPrice?: Money;
  /**
     * Legal deposit, one month for homes (LAU 36).
     * @minimum 0
     * @maximum 12
     */
  depositMonths?: number;
  /**
     * @minimum 0
     * @maximum 12
     */
  extraGuaranteeMonths?: number;
  /**
     * @minimum 0
     * @maximum 120
     */
  minStayMonths?: number;
  /**
     * @minimum 0
     * @maximum 1200
     */
  maxStayMonths?: number;
  availableFrom?: string;
  optionToBuy?: boolean;
  petsAllowed?: boolean;
  studentsAllowed?: boolean;
  /** @maxItems 6 */
  utilitiesIncluded?: Utility[];
  /** @maxItems 24 */
  seasons?: PublicPropertySeason[];
  /**
     * @maxItems 4
     * @items.minimum 18
     * @items.maximum 120
     */
  usufructuaryAges?: number[];
  monthlyAnnuity?: Money;
  currentlyLet?: boolean;
  currentRent?: Money;
  letUntil?: string;
}
