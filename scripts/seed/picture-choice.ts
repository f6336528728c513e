import type { Island, MediaLabel, PropertyInput } from '../../generated/model/index.ts'

/** What a picture shows that not every home has. */
export type Seen = 'sea' | 'pool' | 'sharedPool' | 'terrace' | 'fireplace' | 'works' | 'compact'

/** Begins the name of a picture that is there the other way round. */
export const TURNED = 'turned-'

/** What a picture is good for. */
export interface Picture {
  name: string
  label: MediaLabel
  outside: boolean
  /** Subtypes, or types where there is none. */
  fits: string[]
  /** The home has all of these, and none of those. */
  shows?: Seen[]
  without?: Seen[]
  islands?: Island[]
  bedrooms?: number
  /** A home has one of each: its outside, living room, kitchen. */
  scene: string
}

/** A home that pictures are chosen for. */
export interface Shown {
  id: string
  kind: string
  island: Island
  input: PropertyInput
  /** When it comes on the market: lists show the newest first. */
  born: Date
}

/** What is true of a home, by what its record says. */
export function seenIn({ layout, features, basics }: PropertyInput): Set<Seen> {
  const seen: [Seen, boolean][] = [
    ['sea', layout?.views?.includes('sea') ?? false],
    ['pool', features?.pool === 'private'],
    ['sharedPool', features?.pool === 'communal'],
    ['terrace', (layout?.terrace ?? 0) > 0],
    ['fireplace', features?.features?.includes('fireplace') ?? false],
    ['works', basics.condition === 'reformar'],
    ['compact', (layout?.built ?? 0) < 65],
  ]
  return new Set(seen.filter(([, is]) => is).map(([name]) => name))
}

/** Whether a picture says nothing of a home that its record does not. */
export function fitsHome(picture: Picture, { kind, island, input }: Shown): boolean {
  const seen = seenIn(input)
  return (
    picture.fits.includes(kind) &&
    (picture.shows ?? []).every((one) => seen.has(one)) &&
    !(picture.without ?? []).some((one) => seen.has(one)) &&
    (picture.islands?.includes(island) ?? true) &&
    (picture.bedrooms === undefined || picture.bedrooms === input.layout?.bedrooms)
  )
}

/** Rooms in the order in which an advert shows them, and how many pictures of each. */
const ORDER: [MediaLabel, number][] = [
  ['facade', 2],
  ['terrace', 1],
  ['living', 1],
  ['dining', 1],
  ['kitchen', 1],
  ['bedroom', 2],
  ['bathroom', 1],
  ['hall', 1],
  ['office', 1],
  ['plot', 2],
  ['garage', 2],
  ['views', 1],
  ['plan', 1],
]
/** What no list begins with while there is anything else. */
const LAST: MediaLabel[] = ['bathroom', 'hall', 'office', 'plan']
/** So many homes of one list have each another first picture, where there are so many. */
const APART = 24
/** So many begin with another scene, as seen from here or there. */
const SCENES_APART = 8

/** How many homes of a list ago each picture stood first; those that never did are furthest. */
class Recent {
  private readonly at = new Map<string, number>()
  private count = 0

  since(name: string): number {
    return this.count - (this.at.get(name) ?? Number.NEGATIVE_INFINITY)
  }

  /** Names of one home: of its picture and of the scene that it shows. */
  add(...names: string[]): void {
    for (const name of names) this.at.set(name, this.count)
    this.count += 1
  }
}

const listsOf = ({ island, kind, input }: Shown): string[] => [
  'all',
  island,
  kind,
  `${island} ${kind}`,
  `in ${input.location?.municipalityIne}`,
]

const shotOf = ({ name }: Picture): string => name.replace(TURNED, '')
/** Pictures with one name and another number look alike, though they may be two buildings. */
const kinOf = (one: Picture): string => shotOf(one).replace(/-\d+\.webp$/, '')

/** Pictures of one scene and no second of a room, the cover first, in the order of an advert. */
function advert<T extends Picture>(cover: T, fit: T[], rank: (one: T) => number): T[] {
  const chosen = [cover]
  const others = fit.filter((one) => one !== cover).toSorted((a, b) => rank(b) - rank(a))
  for (const [label, most] of ORDER) {
    for (const one of others.filter((other) => other.label === label)) {
      const same = chosen.filter((other) => other.label === label)
      // A bedroom is followed by another; of facade, garage and plot there is one, seen twice.
      const belongs = label === 'bedroom' || same.every(({ scene }) => scene === one.scene)
      const isNew = !chosen.some((other) => shotOf(other) === shotOf(one))
      if (same.length < most && belongs && isNew) chosen.push(one)
    }
  }
  return chosen
}

/**
 * The pictures of each home, by its id. None says what the home's record does not; the newest first
 * in any list of all, of an island or of a kind, homes near each other begin with another picture
 * where there are enough that fit.
 */
export function choosePictures<T extends Picture>(homes: Shown[], pictures: T[]): Map<string, T[]> {
  const lists = new Map<string, Recent>()
  const used = new Map<string, number>()
  const recent = (list: string): Recent => {
    const known = lists.get(list) ?? new Recent()
    lists.set(list, known)
    return known
  }
  const found = new Map<string, T[]>()
  for (const home of homes.toSorted((a, b) => b.born.getTime() - a.born.getTime())) {
    const fit = pictures.filter((one) => fitsHome(one, home))
    const near = listsOf(home).map(recent)
    const rank = (one: T): number =>
      Math.min(APART, ...near.map((list) => list.since(one.name))) * 100 +
      Math.min(SCENES_APART, ...near.map((list) => list.since(kinOf(one)))) * 150 -
      (LAST.includes(one.label) ? 6_000 : 0) +
      (one.outside ? 50 : 0) -
      (used.get(one.name) ?? 0)
    const [cover] = fit.toSorted((a, b) => rank(b) - rank(a))
    if (!cover) continue
    for (const list of near) list.add(cover.name, kinOf(cover))
    const chosen = advert(cover, fit, (one) => -(used.get(one.name) ?? 0))
    for (const one of chosen) used.set(one.name, (used.get(one.name) ?? 0) + 1)
    found.set(home.id, chosen)
  }
  return found
}
