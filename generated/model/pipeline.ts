import type { AgentId } from './agentId.ts';
import type { PipelineStep } from './pipelineStep.ts';

/**
 * From the mandate to the signature in one month of Europe/Madrid. Each step counts what happened in the month, whenever the step before did.
 */
export interface Pipeline {
  /** @pattern ^[0-9]{4}-[0-9]{2}$ */
  month: string;
  /** Whose; null: all of the agency. */
  agentId: AgentId | null;
  /**
     * @minItems 6
     * @maxItems 6
     */
  steps: PipelineStep[];
}
