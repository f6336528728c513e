import type { ValuationModel } from './valuationModel.ts';
import type { ValuationOperation } from './valuationOperation.ts';
import type { ValuationProof } from './valuationProof.ts';

/**
 * The last model of a month, and its last test.
 */
export interface ValuationQualityRow {
  /**
     * In Europe/Madrid.
     * @pattern ^[0-9]{4}-[0-9]{2}$
     */
  month: string;
  operation: ValuationOperation;
  model: ValuationModel;
  proof: ValuationProof | null;
}
