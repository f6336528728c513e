import type { LabDialect } from './labDialect.ts';

/**
 * A format that the file is like, and why it is not taken for it.
 */
export interface LabNearest {
  dialect: LabDialect;
  /**
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** What a file of that format has and this one has not, in words. */
  lacks: string;
}
