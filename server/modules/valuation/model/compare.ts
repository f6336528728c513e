import { isTwin, kilometres, logPerM2, type Home, type Trait } from './traits.ts'

/**
 * How much of a difference makes a home as unlike as one 350 m away (docs/decisions/0254); what is
 * not here is adjusted for and makes nobody unlike.
 */
const UNLIKE: Partial<Record<Trait, number>> = {
  logM2: 0.25,
  bedrooms: 1.2,
  bathrooms: 0.6,
  lift: 0.5,
  renovate: 0.45,
  isNew: 0.5,
  terrace: 1.2,
  floor: 4,
  parking: 0.9,
  pool: 0.8,
}
const UNLIKE_KM = 0.35
const unlike = Object.entries(UNLIKE) as [Trait, number][]

/** A home brought to the subject. */
export interface Compared {
  home: Home
  km: number
  /** From 1, alike in everything and at the door, to 0. */
  weight: number
  /** ln EUR cents per m² that it would ask with the subject's traits. */
  adjusted: number
}

/** The homes of the pool as they compare, the most alike first; twins of the subject are none. */
export function compare(
  subject: Home,
  pool: readonly Home[],
  slopes: readonly number[],
): Compared[] {
  return pool
    .filter((home) => !isTwin(subject, home))
    .map((home) => {
      const km = kilometres(subject, home)
      const distance = unlike.reduce(
        (sum, [trait, scale]) => sum + ((home.traits[trait] - subject.traits[trait]) / scale) ** 2,
        (km / UNLIKE_KM) ** 2,
      )
      const moved = slopes.reduce(
        (sum, slope, i) => sum + slope * ((subject.vector[i] ?? 0) - (home.vector[i] ?? 0)),
        0,
      )
      return { home, km, weight: 1 / (1 + distance), adjusted: logPerM2(home) + moved }
    })
    .sort((a, b) => b.weight - a.weight || (a.home.id < b.home.id ? -1 : 1))
}

/**
 * The first so many that are each another home: of a withdrawn advert and one that stands, likely of
 * one home, the more alike counts. Two that stand are two, unless the listings know better: like
 * flats of one house are the best there is to know.
 */
export function mostAlike(compared: readonly Compared[], most: number): Compared[] {
  const best: Compared[] = []
  for (const one of compared) {
    if (best.length === most) break
    const isAgain = best.some(
      ({ home }) => home.isGone !== one.home.isGone && isTwin(home, one.home),
    )
    if (!isAgain) best.push(one)
  }
  return best
}
