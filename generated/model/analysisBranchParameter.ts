import type { Uuid } from './uuid.ts';

export type AnalysisBranchParameter = Uuid;
