import type { AnalysisAgentParameter } from './analysisAgentParameter.ts';
import type { AnalysisBranchParameter } from './analysisBranchParameter.ts';
import type { AnalysisHealthBand } from './analysisHealthBand.ts';
import type { AnalysisHomeAct } from './analysisHomeAct.ts';
import type { AnalysisOperationParameter } from './analysisOperationParameter.ts';
import type { AnalysisPriceClass } from './analysisPriceClass.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { GetAnalysisStockSort } from './getAnalysisStockSort.ts';
import type { LimitParameter } from './limitParameter.ts';

export type GetAnalysisStockParams = {
/**
 * Id of a person of an agency.
 */
agentId?: AnalysisAgentParameter;
/**
 * UUID, version 7 where we make it.
 */
branchId?: AnalysisBranchParameter;
/**
 * Only homes for any of these operations.
 * @maxItems 5
 */
operation?: AnalysisOperationParameter;
/**
 * Only homes that ask for this first.
 */
act?: AnalysisHomeAct;
/**
 * Only homes that stand so.
 */
band?: AnalysisHealthBand;
/**
 * Only homes whose price lies there.
 */
class?: AnalysisPriceClass;
/**
 * Which come first: the worst, or the dearest against their estimates.
 */
sort?: GetAnalysisStockSort;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
