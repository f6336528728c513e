import type { Listing, ListingCard } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { titleWords } from '../../mail/home-line.ts'
import { plainTitle } from '../../mail/plain-title.ts'
import { unprovedAmong, type Spoken } from '../user/index.ts'
import { storedCards, type StoredCard } from './wanted.ts'

const LANGS: readonly Lang[] = ['es', 'ca', 'en', 'de']

/** The card without anything that its agency wrote or drew. */
const plain = (card: ListingCard, municipality: string | null): ListingCard => ({
  ...card,
  ref: '',
  title: Object.fromEntries(LANGS.map((lang) => [lang, plainTitle(municipality, lang)])),
  place: municipality ?? '',
  photo: null,
})

/**
 * `storedCards` as mails tell of them: homes of an agency that nobody has proved come in our own
 * words, without title, place or picture of theirs (docs/decisions/0200).
 */
export async function mailedCards(
  db: Db,
  homes: { id: string; operation: string }[],
): Promise<Map<string, StoredCard>> {
  const cards = await storedCards(db, homes)
  const unproved = await unprovedAmong(
    db,
    [...cards.values()].map(({ agencyId }) => agencyId),
  )
  return new Map(
    [...cards].map(([id, stored]) => {
      const { agencyId, card, municipality } = stored
      return [id, unproved.has(agencyId) ? { ...stored, card: plain(card, municipality) } : stored]
    }),
  )
}

/** What a mail calls a home: its title, and its title with the reference. */
export function mailedHome(
  listing: Pick<Listing, 'title' | 'ref' | 'location'> | null,
  { own }: Pick<Spoken, 'own'>,
  lang: Lang,
): { title: string; named: string } {
  if (listing !== null && own) {
    const title = titleWords(listing, lang)
    return { title, named: `${title} (${listing.ref})` }
  }
  const title = plainTitle(listing?.location.municipality ?? null, lang)
  return { title, named: title }
}
