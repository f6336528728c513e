import type { AgentId } from './agentId.ts';

export type AnalysisAgentParameter = AgentId;
