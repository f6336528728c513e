import type {
  DraftSentence,
  Listing,
  PropertyTextDraft,
} from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { placeLine } from '../../listing/index.ts'
import { keyOf, say, type DraftKey } from './messages.ts'
import { Told } from './told.ts'

/** The place as the public sees it. */
const PLACE = 'location.municipalityIne'
const OUTSIDE = ['pool', 'garden', 'tennis'] as const
const ROOMS = ['bedrooms', 'bathrooms', 'toilets'] as const
/** What sets a home apart in its title, the strongest first, each by the fact that it names. */
const MARKS: readonly [key: DraftKey, field: string, holds: (told: Told) => boolean][] = [
  ['mark.pool', 'pool', (told) => told.code('pool') === 'private'],
  ['mark.sea', 'views', (told) => told.codes('views').includes('sea')],
  ['mark.garden', 'garden', (told) => told.code('garden') === 'private'],
  ['mark.terrace', 'terrace', (told) => told.number('terrace') !== null],
  ['mark.terrace', 'features', (told) => told.codes('features').includes('terrace')],
  ['mark.patio', 'features', (told) => told.codes('features').includes('patio')],
  ['mark.fireplace', 'features', (told) => told.codes('features').includes('fireplace')],
]

function kindOf(told: Told): { kind: string; field: string } {
  const { type, subtype } = told.listing
  return subtype === null
    ? { kind: told.word('type', type), field: 'type' }
    : { kind: told.word('subtype', subtype), field: 'subtype' }
}

function title(told: Told): DraftSentence {
  const { lang, listing } = told
  const { kind, field } = kindOf(told)
  const place = placeLine(listing.location)
  if (!place) return told.sentence(say(lang, 'titleKind', { kind }), [field])
  const mark = MARKS.find(([, , holds]) => holds(told))
  return mark
    ? told.sentence(say(lang, 'title', { kind, place, mark: say(lang, mark[0]) }), [
        field,
        mark[1],
        PLACE,
      ])
    : told.sentence(say(lang, 'titlePlain', { kind, place }), [field, PLACE])
}

function opening(told: Told): DraftSentence {
  const { kind, field } = kindOf(told)
  const place = placeLine(told.listing.location)
  const what = place ? say(told.lang, 'titlePlain', { kind, place }) : kind
  const [built, plot] = [told.written('built'), told.written('plot')]
  const names = [field, ...(place ? [PLACE] : [])]
  const key = built ? (plot ? 'openBoth' : 'openBuilt') : plot ? 'openPlot' : 'open'
  return told.sentence(say(told.lang, key, { what, built: built ?? '', plot: plot ?? '' }), [
    ...names,
    ...(built ? ['built'] : []),
    ...(plot ? ['plot'] : []),
  ])
}

function rooms(told: Told): DraftSentence | null {
  const found = ROOMS.flatMap((name) => {
    const count = told.number(name)
    return count === null ? [] : [{ name, words: say(told.lang, name, { count }) }]
  })
  return listed(told, 'rooms', found)
}

function outside(told: Told): DraftSentence | null {
  const area = told.written('terrace')
  return listed(told, 'outside', [
    ...OUTSIDE.flatMap((name) => {
      const key = keyOf(name, told.code(name) ?? '')
      return key === null ? [] : [{ name, words: say(told.lang, key) }]
    }),
    ...(area === null ? [] : [{ name: 'terrace', words: say(told.lang, 'terrace', { area }) }]),
  ])
}

function views(told: Told): DraftSentence | null {
  const found = told.codes('views').flatMap((code) => {
    const key = keyOf('view', code)
    return key === null ? [] : [{ name: 'views', words: say(told.lang, key) }]
  })
  return listed(told, 'views', found)
}

function features(told: Told): DraftSentence | null {
  // A terrace whose size is known has been told.
  const codes = told
    .codes('features')
    .filter((code) => code !== 'terrace' || told.number('terrace') === null)
  const found = codes.map((code) => ({
    name: 'features',
    words: told.word('features', code, true),
  }))
  return listed(told, 'features', found)
}

function listed(
  told: Told,
  key: DraftKey,
  found: { name: string; words: string }[],
): DraftSentence | null {
  if (found.length === 0) return null
  const list = told.list(found.map(({ words }) => words))
  return told.sentence(say(told.lang, key, { list }), [...new Set(found.map(({ name }) => name))])
}

/** A sentence that each code has of its own, also that there is none. */
const coded =
  (name: string) =>
  (told: Told): DraftSentence | null => {
    const key = keyOf(name, told.said(name) ?? '')
    return key === null ? null : told.sentence(say(told.lang, key), [name])
  }

function year(told: Told): DraftSentence | null {
  const built = told.number('constructionYear')
  return built === null
    ? null
    : told.sentence(say(told.lang, 'year', { year: built }), ['constructionYear'])
}

function parking(told: Told): DraftSentence | null {
  const count = told.number('parkingSpaces')
  return count === null
    ? null
    : told.sentence(say(told.lang, 'parking', { count }), ['parkingSpaces'])
}

/** Fields that have a sentence, in the order of the text; the rest follow as label and value. */
const SENTENCES: readonly [names: readonly string[], make: (told: Told) => DraftSentence | null][] =
  [
    [['type', 'subtype', 'built', 'plot'], opening],
    [ROOMS, rooms],
    [['condition'], coded('condition')],
    [['constructionYear'], year],
    [[...OUTSIDE, 'terrace'], outside],
    [['views'], views],
    [['features'], features],
    [['parkingSpaces'], parking],
    [['furnished'], coded('furnished')],
  ]
const SAID: ReadonlySet<string> = new Set(SENTENCES.flatMap(([names]) => names))

/** Title and text of a home in a language, made of what the public sees of it and nothing else. */
export function draftOf(listing: Listing, lang: Lang): PropertyTextDraft {
  const told = new Told(listing, lang)
  return {
    language: lang,
    title: title(told),
    sentences: [...SENTENCES.flatMap(([, make]) => make(told) ?? []), ...told.rest(SAID)],
  }
}
