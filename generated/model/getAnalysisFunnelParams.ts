import type { AnalysisAgentParameter } from './analysisAgentParameter.ts';
import type { AnalysisGrouping } from './analysisGrouping.ts';
import type { AnalysisOperationParameter } from './analysisOperationParameter.ts';
import type { AnalysisStepKind } from './analysisStepKind.ts';
import type { PeriodFromParameter } from './periodFromParameter.ts';
import type { PeriodToParameter } from './periodToParameter.ts';

export type GetAnalysisFunnelParams = {
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
/**
 * Beside the whole, the same by this; without it there are no groups.
 */
groupBy?: AnalysisGrouping;
/**
 * Also what is behind `step`.
 */
items?: boolean;
/**
 * Whose enquiries are listed with `items`.
 */
step?: AnalysisStepKind;
/**
 * With `items` and `groupBy`: only those of the group of this key.
 * @maxLength 200
 */
key?: string;
};
