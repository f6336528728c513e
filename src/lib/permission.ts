import type { AgentPermissions } from '../../generated/model'
import type { StoredProfile } from './session'

/**
 * What a profile kept from before knows nothing of: the usual ones
 * (server/contract/permissions.ts).
 */
const USUAL: Partial<AgentPermissions> = { publish: true, delete: true, seeAllAgenda: true }

/**
 * Whether a button leads somewhere for this person. The server decides; a kept profile may be
 * behind.
 */
export const may = (
  { role, permissions = USUAL as AgentPermissions }: Pick<StoredProfile, 'role' | 'permissions'>,
  wanted: keyof AgentPermissions,
): boolean => role === 'ADMIN' || (role === 'STAFF' && permissions[wanted] === true)

/**
 * Whether a home is this person's to change; a colleague's shared one is only read
 * (server/modules/property/property.policy.ts).
 */
export const owns = (
  { role, id }: StoredProfile,
  { agentId, createdBy }: { agentId: string | null; createdBy: string | null },
): boolean => role === 'ADMIN' || (role === 'STAFF' && (agentId === id || createdBy === id))
