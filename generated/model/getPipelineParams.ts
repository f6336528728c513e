import type { AgentId } from './agentId.ts';

export type GetPipelineParams = {
/**
 * YYYY-MM; without it this month.
 * @pattern 20\d{2}-(0[1-9]|1[0-2])
 */
month?: string;
/**
 * Only this person's; an agent asks for nobody else's.
 */
agentId?: AgentId;
};
