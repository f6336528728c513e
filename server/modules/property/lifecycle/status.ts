import type { PropertyStatus, Substatus } from '../../../../generated/model/index.ts'

/**
 * Where a home may go from where it is. `active` is missing: that is publishing, but for ending a
 * reservation.
 */
const NEXT: Partial<Record<string, PropertyStatus[]>> = {
  draft: ['prospect', 'withdrawn', 'archived'],
  prospect: ['draft', 'withdrawn', 'archived'],
  active: ['reserved', 'closed', 'withdrawn', 'expired', 'archived', 'draft'],
  reserved: ['active', 'closed', 'withdrawn', 'expired', 'archived', 'draft'],
  closed: ['draft', 'archived'],
  withdrawn: ['draft', 'closed', 'archived'],
  expired: ['draft', 'closed', 'withdrawn', 'archived'],
  archived: ['draft'],
} satisfies Record<PropertyStatus, PropertyStatus[]>

/** Whether this version knows where a home stands; a later one may have put it elsewhere. */
export const isStatus = (status: string): status is PropertyStatus => Object.hasOwn(NEXT, status)

/** Substatuses (the six of the specification) by the status they tell apart. */
const SUBSTATUS: Partial<Record<PropertyStatus, Substatus[]>> = {
  reserved: ['ARRAS_CONTRACT', 'SIGNATURE_PENDING', 'SIGNED'],
  closed: ['RENTED_OR_SOLD', 'EXTERNAL', 'TRANSFER'],
}

/** May a home go from one status to the other? To the same one only to change its substatus. */
export function mayBecome(from: PropertyStatus, to: PropertyStatus): boolean {
  return from === to ? to in SUBSTATUS : (NEXT[from] ?? []).includes(to)
}

/** Does the substatus belong to the status? None always does. */
export function substatusFits(status: PropertyStatus, substatus: Substatus | undefined): boolean {
  return substatus === undefined || (SUBSTATUS[status] ?? []).includes(substatus)
}

/** From these a home is published; an archived or closed one becomes a draft first. */
export const PUBLISHABLE: readonly PropertyStatus[] = ['draft', 'prospect', 'withdrawn', 'expired']
