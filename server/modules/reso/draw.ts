import type { Property } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { findPublicListing } from '../listing/index.ts'
import { toMedia } from './map/media.ts'
import { toGone, toProperties, type Home } from './map/property.ts'
import { statusOff } from './map/words.ts'
import { namesOf, saveRecords, type Drawn } from './reso.repository.ts'

/** Kind of the job that draws all homes of an agency anew. */
export const DRAW = 'reso.draw'

interface Standing extends Pick<Property, 'status' | 'substatus' | 'agentId'> {
  agencyId: string
  isDiscarded: boolean
}

/** The home, locked: what is drawn next follows from what is read after this. */
async function standingOf(trx: Db, id: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select agency_id as "agencyId", agent_id as "agentId", status, substatus,
      deleted_at is not null as "isDiscarded"
    from property where id = ${id} for no key update`.execute(trx)
  return rows[0]
}

/** A fault in one home fails no save of it: it is told as gone, which tells nothing. */
function drawn(home: Home): Drawn[] {
  try {
    return toProperties(home).map((record) => ({
      record,
      media: toMedia(home.listing, record.ListingKey),
    }))
  } catch {
    return []
  }
}

/**
 * A home was changed: its records are drawn anew in the same transaction, from what is public of it
 * alone. One that is offered no more keeps its key, and how it went.
 */
export async function homeChanged(trx: Db, propertyId: string): Promise<void> {
  const found = await standingOf(trx, propertyId)
  if (!found) return
  const listing = await findPublicListing(trx, propertyId)
  const shown = listing ? drawn({ ...found, listing }) : []
  const keys = new Set(shown.map(({ record }) => record.ListingKey))
  const gone = (await namesOf(trx, propertyId))
    .filter(({ ListingKey }) => !keys.has(ListingKey))
    .map((named) => {
      const how = statusOff(found.isDiscarded ? null : found.status, found.substatus)
      return { record: toGone(named, how), media: [] }
    })
  await saveRecords(trx, { id: propertyId, agencyId: found.agencyId }, [...shown, ...gone])
}

/** Asks for all homes of an agency to be drawn anew: it or its people are called otherwise. */
export const drawSoon = (trx: Db, agencyId: string): Promise<void> =>
  jobQueue().add(trx, DRAW, { agencyId }, { key: agencyId, agencyId })
