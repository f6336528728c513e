import type { AnalysisAgentParameter } from './analysisAgentParameter.ts';
import type { AnalysisAsOfParameter } from './analysisAsOfParameter.ts';
import type { AnalysisBranchParameter } from './analysisBranchParameter.ts';
import type { AnalysisOperationParameter } from './analysisOperationParameter.ts';
import type { PeriodFromParameter } from './periodFromParameter.ts';
import type { PeriodToParameter } from './periodToParameter.ts';

export type GetAnalysisSourcesParams = {
/**
 * First day, Europe/Madrid; without it that of the month two months before `to`. 400 where it is after `to`, and where the two lie more than 36 months apart.
 */
from?: PeriodFromParameter;
/**
 * Last day, it included, Europe/Madrid; without it today.
 */
to?: PeriodToParameter;
/**
 * Only what had happened by the end of this day, Europe/Madrid; without it, and from today on, until now. 400 for a day before `from`.
 */
asOf?: AnalysisAsOfParameter;
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
};
