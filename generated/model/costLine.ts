import type { CostCertainty } from './costCertainty.ts';
import type { CostLineGroup } from './costLineGroup.ts';
import type { CostLineId } from './costLineId.ts';
import type { CostLinePeriod } from './costLinePeriod.ts';
import type { CostNote } from './costNote.ts';
import type { CostPart } from './costPart.ts';

/**
 * One sum with what it is counted on and where its rule stands.
 */
export interface CostLine {
  id: CostLineId;
  group: CostLineGroup;
  /** Key of its words: cost:line.<label>. */
  label: string;
  /**
     * EUR cents it is counted on; null when it is no share of anything.
     * @nullable
     */
  base: number | null;
  /**
     * Percent; null when it has brackets or none. For a mortgage the yearly interest.
     * @nullable
     */
  rate: number | null;
  /**
     * EUR cents; null when it cannot be known.
     * @nullable
     */
  amount: number | null;
  period: CostLinePeriod;
  /** Whether it is part of the total. */
  counts: boolean;
  parts: CostPart[];
  /**
     * Id of the rule in the dated tables, for example itp.general.2023-07-18.
     * @nullable
     */
  rule: string | null;
  /**
     * Where the rule was read, in Spanish as its authors name it.
     * @nullable
     */
  source: string | null;
  certainty: CostCertainty;
  notes: CostNote[];
}
