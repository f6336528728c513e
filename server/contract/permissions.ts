import type { AgentPermissions } from '../../generated/model/index.ts'
import type { Role } from './context.ts'

/** One of the switches of an agent. */
export type Switch = keyof AgentPermissions

/**
 * What a STAFF may do until an ADMIN says otherwise: a colleague's ordinary day, nothing that
 * carries data out of the house.
 */
export const USUAL: AgentPermissions = {
  publish: true,
  delete: true,
  export: false,
  seeAllAgenda: true,
  seeAllContacts: false,
  editWeb: false,
  buy: false,
}

/** All switches on, or off. */
export const every = (value: boolean): AgentPermissions => ({
  publish: value,
  delete: value,
  export: value,
  seeAllAgenda: value,
  seeAllContacts: value,
  editWeb: value,
  buy: value,
})

/** What somebody may do: an ADMIN all, a STAFF as their ADMIN set it, nobody else anything. */
export function permissionsOf(role: Role, stored: Partial<AgentPermissions>): AgentPermissions {
  if (role === 'ADMIN') return every(true)
  return role === 'STAFF' ? { ...USUAL, ...stored } : every(false)
}

/**
 * May they? Whoever acts without a list of switches (a room that passes none on) has none of them.
 */
export const may = (who: { role: Role; permissions?: AgentPermissions }, wanted: Switch): boolean =>
  who.role === 'ADMIN' || (who.role === 'STAFF' && who.permissions?.[wanted] === true)
