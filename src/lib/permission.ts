import type { AgentPermissions } from '../../generated/model'
import type { StoredProfile } from './session'

/** Whether a button leads somewhere for this person. The server decides; a profile kept from before a change may be behind. */
export const may = ({ role, permissions }: StoredProfile, wanted: keyof AgentPermissions): boolean => role === 'ADMIN' || (role === 'STAFF' && permissions[wanted])
