import { changePropertyStatus, getProperty, publishProperty } from '../../../../generated/api/property/property'
import type { Property, PropertyStatus } from '../../../../generated/model'

/** From the archive a home comes back as a draft; these lead from there to where it was. To `active` is publishing. */
const STOPS: Record<PropertyStatus, PropertyStatus[]> = {
  draft: [],
  prospect: ['prospect'],
  active: ['active'],
  reserved: ['active', 'reserved'],
  expired: ['active', 'expired'],
  withdrawn: ['withdrawn'],
  closed: ['withdrawn', 'closed'],
  archived: [],
}

/** Brings an archived home back to the status and stage it had. */
export async function bringBack({ id, status, substatus }: Property): Promise<void> {
  const quiet = { quiet: true }
  let { version } = await changePropertyStatus(id, { version: (await getProperty(id)).version, status: 'draft' }, quiet)
  for (const stop of STOPS[status]) {
    const stage = stop === status && substatus ? { substatus } : {}
    ;({ version } = stop === 'active' ? await publishProperty(id, { version }, quiet) : await changePropertyStatus(id, { version, status: stop, ...stage }, quiet))
  }
}
