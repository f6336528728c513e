import type { VisitPartner } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { visitsOfEvents, type PartnerVisitRow } from './partner.repository.ts'

/** A visit between agencies as it stands in the diary of one of them. */
export interface EventPartner extends VisitPartner {
  row: PartnerVisitRow
  /** Of the other side. */
  agencyId: string
}

/** What visits of a diary have to do with another agency, by event. */
export async function partnersOf(db: Db, events: string[]): Promise<Map<string, EventPartner>> {
  const found = new Map<string, EventPartner>()
  for (const row of await visitsOfEvents(db, events))
    for (const [eventId, side, agencyId] of [
      [row.asking_event, 'asking', row.lister_id],
      [row.asked_event, 'asked', row.agency_id],
    ] as const)
      if (eventId !== null && events.includes(eventId))
        found.set(eventId, {
          row,
          side,
          agencyId,
          agencyName: (await getAgency(db, agencyId))?.tradeName ?? '',
          home: { id: row.property_id, title: row.title, place: row.place },
        })
  return found
}

/** The same as the contract shows it. */
export const toPartner = (found: EventPartner | undefined): VisitPartner | null =>
  found ? { side: found.side, agencyName: found.agencyName, home: found.home } : null
