import type { AgendaEvent, Listing } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { confirmedByHand } from '../../agenda/index.ts'
import { publicView, shownPlace } from '../../listing/index.ts'
import { shownToPublic } from '../../property/index.ts'
import { addressOf } from '../sheet/sheet.text.ts'

/** Where a visit is, as its visitor may know it now. */
export interface VisitPlace {
  /** Zone or town, as the public page names it. */
  place: string | null
  /** The way to the door; null before it may be told. */
  address: string | null
  /** It is kept back until the agent has confirmed. */
  follows: boolean
}

const AHEAD: readonly AgendaEvent['status'][] = ['requested', 'confirmed']

/** The home as its public page shows or would show it, and where it is told to be. */
export interface ShownHome extends VisitPlace {
  listing: Listing
  onSite: boolean
}

/**
 * What is told of a home by a link or in a mail that anybody may have asked for
 * (docs/decisions/0064): as much of the place as its page tells. The whole address comes with a
 * confirmation that an agent gave in person, never with an automatic one.
 */
export async function shownHome(
  db: Db,
  homeId: string,
  event: AgendaEvent | null,
  now: Date,
): Promise<ShownHome | null> {
  const source = await shownToPublic(db, homeId, now)
  if (!source) return null
  const shown = shownPlace(source)
  const inPerson = event?.status === 'confirmed' && (await confirmedByHand(db, event.id))
  const told = inPerson
    ? (event.location ?? addressOf(source.property))
    : event?.status === 'confirmed'
      ? shown.address
      : null
  const follows =
    shown.address === null && !inPerson && (event === null || AHEAD.includes(event.status))
  return {
    listing: publicView(source, []),
    onSite: source.onSite,
    place: shown.place || null,
    address: told,
    follows,
  }
}

/**
 * May a visit to this home be confirmed without its agent? Only where the public page tells the
 * house anyway.
 */
export async function mayConfirmAlone(db: Db, homeId: string, now: Date): Promise<boolean> {
  const source = await shownToPublic(db, homeId, now)
  return source !== null && shownPlace(source).address !== null
}
