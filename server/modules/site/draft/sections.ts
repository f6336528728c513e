import type {
  Island,
  Language,
  LocalizedText,
  PublicOperation,
  SitePageKind,
  SitePicture,
  SiteSection,
} from '../../../../generated/model/index.ts'
import { uuidv7 } from '../../../db/index.ts'
import { inLanguages, ISLANDS, WORDS } from './words.ts'

/** What is known of an agency when its pages are filled. */
export interface Known {
  agency: string
  description: LocalizedText
  /** Its one island; null: several. */
  island: Island | null
  languages: Language[]
  /** Operation with most homes; null without any. */
  operation: PublicOperation | null
  /** Slugs of the municipalities with most homes. */
  areas: string[]
  hero: SitePicture | null
  /** People who want to be shown. */
  people: number
}

/** The sections that a page of a kind begins with. `homesPage`: where its buttons lead. */
export function sectionsOf(kind: SitePageKind, known: Known, homesPage: string): SiteSection[] {
  const { languages } = known
  const say = (key: keyof typeof WORDS) =>
    inLanguages(WORDS[key], languages, {
      agency: known.agency,
      ...(known.island && { place: ISLANDS[known.island] }),
    })
  const id = uuidv7
  const filter = known.operation ? { operation: known.operation } : {}
  const homes = (count: number, key: 'newest' | 'all'): SiteSection => ({
    id: id(),
    kind: 'homes',
    title: say(key),
    filter,
    sort: 'newest',
    count,
    empty: 'text',
  })
  const valuation: SiteSection = {
    id: id(),
    kind: 'valuation',
    title: say('sell'),
    text: say('sellText'),
    tone: 'strong',
  }
  const contact: SiteSection = {
    id: id(),
    kind: 'contact',
    title: say('contact'),
    text: say('contactText'),
    fields: ['phone', 'message'],
  }
  const areas: SiteSection[] =
    known.areas.length > 1
      ? [
          {
            id: id(),
            kind: 'areas',
            title: say('areas'),
            tone: 'soft',
            items: known.areas.map((place) => ({ place })),
          },
        ]
      : []
  const team: SiteSection[] =
    known.people > 0 ? [{ id: id(), kind: 'team', title: say('team'), showLanguages: true }] : []
  const written = Object.values(known.description).some((text) => text.trim() !== '')
  const about: SiteSection = {
    id: id(),
    kind: 'text',
    title: say('about'),
    text: written ? known.description : say(known.island ? 'aboutText' : 'aboutAll'),
    side: 'none',
  }
  const filled: Partial<Record<SitePageKind, () => SiteSection[]>> = {
    home: () => [
      {
        id: id(),
        kind: 'hero',
        title: say(known.island ? 'hero' : 'heroAll'),
        lead: say('lead'),
        search: true,
        height: 'tall',
        button: { label: say('seeHomes'), to: `page:${homesPage}` },
        ...(known.hero && { picture: known.hero }),
      },
      homes(6, 'newest'),
      ...areas,
      valuation,
      ...team,
      contact,
    ],
    homes: () => [{ id: id(), kind: 'search' }, homes(24, 'all')],
    sell: () => [
      valuation,
      { id: id(), kind: 'text', title: say('sellHowTitle'), text: say('sellHow'), side: 'none' },
    ],
    about: () => [
      about,
      {
        id: id(),
        kind: 'figures',
        items: [
          { from: 'homes', label: say('homesCount') },
          { from: 'people', label: say('peopleCount') },
          { from: 'languages', label: say('languagesCount') },
        ],
      },
      ...team,
    ],
    team: () => team,
    area: () => [homes(12, 'all')],
    contact: () => [contact],
    blog: () => [{ id: id(), kind: 'news', count: 12 }],
    legal: () =>
      (['notice', 'privacy', 'cookies', 'accessibility'] as const).map((part) => ({
        id: id(),
        kind: 'legal',
        part,
      })),
  }
  return filled[kind]?.() ?? []
}
