import type { AgentId } from './agentId.ts';
import type { AuditOutcome } from './auditOutcome.ts';

export type ExportAuditLinesParams = {
/**
 * Only acts of this person.
 */
actorId?: AgentId;
/**
 * Only this operation of the contract.
 * @maxLength 60
 * @pattern [a-z][A-Za-z]*
 */
operation?: string;
/**
 * Only what is about this: a kind (`key`), or one record (`key/` and its id).
 * @maxLength 60
 * @pattern [a-z]+(/[0-9a-f-]{36})?
 */
subject?: string;
/**
 * Only what was done, or only what was refused.
 */
outcome?: AuditOutcome;
/**
 * Only of this day, Europe/Madrid.
 */
day?: string;
};
