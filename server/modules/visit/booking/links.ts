import type { Deps } from '../../../contract/deps.ts'
import type { BookingRow } from '../visit.repository.ts'

const DAY = 86_400_000
/** How long a visit's own links work: past any visit that can be booked. */
const MINE_DAYS = 180
const ASK_DAYS = 60

type Signing = Pick<Deps, 'links' | 'now'>

/** What a link of this room opens. */
export type Opened =
  | { kind: 'book'; bookingId: string }
  | { kind: 'mine'; eventId: string }
  | {
      kind: 'feedback'
      eventId: string
      propertyId: string
      isMailed: boolean
      /** Whose it is, by `markOf`; null in links of before. */
      of: string | null
    }

/** The booking link of a home: always the same one while the booking is open. */
export const bookToken = (
  { links }: Pick<Deps, 'links'>,
  { id, expires_at }: Pick<BookingRow, 'id' | 'expires_at'>,
): Promise<string> => links.sign({ purpose: 'visit-book', id, expiresAt: expires_at })

/** Opens one's own visit, to move or cancel it. */
export const mineToken = ({ links, now }: Signing, eventId: string): Promise<string> =>
  links.sign({
    purpose: 'visit-mine',
    id: eventId,
    expiresAt: new Date(now().getTime() + MINE_DAYS * DAY),
  })

/**
 * Opens the question what one thought of a home, to one visitor (`of`: by `markOf`). A mailed one is
 * theirs alone; any other was handed to an agent, whom it must not tell what was said once they have
 * left.
 */
export const askToken = (
  { links, now }: Signing,
  eventId: string,
  propertyId: string,
  { isMailed = false, of = null }: { isMailed?: boolean; of?: string | null } = {},
): Promise<string> =>
  links.sign({
    purpose: 'visit-feedback',
    id: eventId,
    options: { home: propertyId, ...(isMailed && { mailed: 'yes' }), ...(of && { of }) },
    expiresAt: new Date(now().getTime() + ASK_DAYS * DAY),
  })

/** What a token opens; null when it is none of ours or over. */
export async function openToken({ links, now }: Signing, token: string): Promise<Opened | null> {
  const at = now()
  const book = await links.read(token, { purpose: 'visit-book', now: at })
  if (book) return { kind: 'book', bookingId: book.id }
  const mine = await links.read(token, { purpose: 'visit-mine', now: at })
  if (mine) return { kind: 'mine', eventId: mine.id }
  const asked = await links.read(token, { purpose: 'visit-feedback', now: at })
  const home = asked?.options['home']
  const isMailed = asked?.options['mailed'] === 'yes'
  const of = asked?.options['of'] ?? null
  return asked && home
    ? { kind: 'feedback', eventId: asked.id, propertyId: home, isMailed, of }
    : null
}

/** The page of a link in a language. */
export const visitPath = (token: string): string => `/busqueda/visita/${token}`
