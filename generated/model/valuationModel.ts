import type { Island } from './island.ts';
import type { ValuationFamily } from './valuationFamily.ts';

/**
 * The model an estimate rests on, with its error: of homes estimated without having a part in it.
 */
export interface ValuationModel {
  /** Null: of all islands. */
  island: Island | null;
  family: ValuationFamily;
  /** Homes it was made of. */
  n: number;
  /** Homes the error was measured on. */
  tested: number;
  /** Half of the homes asked a price nearer to the estimate than this, in per cent. */
  medianErrorPct: number;
  within20Pct: number;
  /** Homes whose price lay in the interval, in per cent; 80 are aimed at. */
  coverPct: number;
  madeAt: string;
  /** Of the method. */
  version: number;
}
