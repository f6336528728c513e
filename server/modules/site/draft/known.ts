import type {
  Agency,
  Language,
  ListingCard,
  PublicOperation,
  SitePicture,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency, publicPeople } from '../../agency/index.ts'
import { agencyPlaces, runSearch } from '../../listing/index.ts'
import type { Known } from './sections.ts'

const OPERATIONS = ['V', 'A', 'TDA', 'ON', 'VOT', 'NP', 'T'] as const satisfies PublicOperation[]
const OURS: readonly Language[] = ['es', 'en', 'ca', 'de']
const AREAS = 4

/** The agency, and what of it and its homes a new page is filled with. */
export async function knownOf(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  agencyId: string,
): Promise<{ agency: Agency; known: Known }> {
  const agency = await getAgency(db, agencyId)
  if (!agency) throw new Error(`No agency ${agencyId}`)
  const found = []
  for (const operation of OPERATIONS) {
    const { total, items } = await runSearch(
      db,
      { operation, agencyId },
      { since: null, now: now(), lang: 'es', limit: 12 },
    )
    if (total > 0) found.push({ operation, total, items })
  }
  const [most] = found.toSorted((a, b) => b.total - a.total)
  const islands = [...new Set(found.flatMap(({ items }) => items.map(({ island }) => island)))]
  const [only, ...others] = islands.length > 0 ? islands : (agency.islands ?? [])
  return {
    agency,
    known: {
      agency: agency.tradeName,
      description: agency.description ?? {},
      island: only && others.length === 0 ? only : null,
      languages: languagesOf(agency),
      operation: most?.operation ?? null,
      areas: (await agencyPlaces(db, agencyId)).slice(0, AREAS),
      hero: pictureOf(found.flatMap(({ items }) => items)),
      people: (await publicPeople(db, agencyId)).length,
    },
  }
}

/** Those of the house's four that the agency speaks, Spanish first; Spanish where it says none. */
function languagesOf({ languages = [] }: Agency): Language[] {
  const spoken = OURS.filter((language) => languages.includes(language))
  return spoken.includes('es') || spoken.length === 0
    ? ['es', ...spoken.filter((l) => l !== 'es')]
    : spoken
}

/** The widest first photo; its words are the home's title. */
function pictureOf(cards: ListingCard[]): SitePicture | null {
  const shown = cards.flatMap(({ photo, title }) => {
    const hash = /^\/media\/([0-9a-f]{32})$/.exec(photo?.src ?? '')?.[1]
    return photo && hash ? [{ hash, alt: title, ratio: photo.width / photo.height }] : []
  })
  const [best] = shown.toSorted((a, b) => b.ratio - a.ratio)
  return best ? { hash: best.hash, alt: best.alt } : null
}
