import type { AgentPermissions } from '../../generated/model'
import type { StoredProfile } from './session'

/** What a profile kept from before knows nothing of: the usual ones (server/contract/permissions.ts). */
const USUAL: Partial<AgentPermissions> = { publish: true, delete: true, seeAllAgenda: true }

/** Whether a button leads somewhere for this person. The server decides; a kept profile may be behind. */
export const may = ({ role, permissions = USUAL as AgentPermissions }: StoredProfile, wanted: keyof AgentPermissions): boolean => role === 'ADMIN' || (role === 'STAFF' && permissions[wanted] === true)
