
/**
 * A later test of a model on homes as they are offered now, each without itself.
 */
export interface ValuationProof {
  at: string;
  tested: number;
  medianErrorPct: number;
  within20Pct: number;
  coverPct: number;
}
