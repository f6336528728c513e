import type { AnalysisAgentParameter } from './analysisAgentParameter.ts';
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
 * Id of a person of an agency.
 */
agentId?: AnalysisAgentParameter;
/**
 * Only homes for any of these operations.
 * @maxItems 5
 */
operation?: AnalysisOperationParameter;
};
