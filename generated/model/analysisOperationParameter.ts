import type { Operation } from './operation.ts';

/**
 * Only homes for any of these operations.
 */
export type AnalysisOperationParameter = Operation[];
