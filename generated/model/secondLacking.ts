import type { AgentId } from './agentId.ts';
import type { Role } from './role.ts';

/**
 * Somebody of the agency who has no second step.
 */
export interface SecondLacking {
  id: AgentId;
  name: string;
  role: Role;
}
