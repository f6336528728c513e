import type { PipelineItemRecord } from './pipelineItemRecord.ts';
import type { Uuid } from './uuid.ts';

/**
 * One of those that a step counts, with the record it leads to.
 */
export interface PipelineItem {
  id: Uuid;
  record: PipelineItemRecord;
  title: string;
  /**
     * Person, reference or amount beside it.
     * @nullable
     */
  note: string | null;
  at: string;
}
