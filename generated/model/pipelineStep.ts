import type { PipelineItem } from './pipelineItem.ts';
import type { PipelineStepKind } from './pipelineStepKind.ts';

/**
 * A step of the month with what is behind its number.
 */
export interface PipelineStep {
  step: PipelineStepKind;
  /** @minimum 0 */
  count: number;
  /**
     * Of the month; null: nobody set one.
     * @nullable
     */
  target: number | null;
  /**
     * The newest of them.
     * @maxItems 50
     */
  items: PipelineItem[];
}
