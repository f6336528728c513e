import type { SameHomeReason } from '../../../../generated/model/index.ts'
import { metresBetween } from '../../place/index.ts'

/** As much of a home as the comparison needs; null is unknown. */
export interface Candidate {
  id: string
  type: string
  built: number | null
  bedrooms: number | null
  floor: string | null
  cadastralRef: string | null
  lat: number | null
  lon: number | null
  /** Hashes of its pictures. */
  pictures: readonly string[]
  /** Sources that bring it. */
  sources: readonly string[]
}

/** Two homes that seem to be one, the older one first, and why. */
export interface Pair {
  first: string
  second: string
  reasons: SameHomeReason[]
}

const METRES = 30
const SHARE = 0.03
/** Side of a square of places, in degrees: more than 30 m both ways on the islands. */
const SQUARE = 0.0005
/** A mark of more homes tells none: a logo among the pictures, a town's middle as the point. */
const MANY = 20

/**
 * Pairs among an agency's homes of which the given source brings one and no source brings both: two
 * homes of one feed are two because it says so. Design: a pair is proposed, never joined.
 */
export function pairsOf(homes: readonly Candidate[], source: string): Pair[] {
  const byMark = Map.groupBy(
    homes.flatMap((home) => marksOf(home).map((mark) => ({ mark, home }))),
    ({ mark }) => mark,
  )
  const found = new Map<string, Pair>()
  for (const home of homes.filter(({ sources }) => sources.includes(source)))
    for (const mark of soughtBy(home))
      for (const { home: other } of few(byMark.get(mark))) {
        if (other.id === home.id || shareSource(home, other)) continue
        const [first, second] = home.id < other.id ? [home, other] : [other, home]
        const reasons = reasonsOf(first, second)
        if (reasons.length === 0) continue
        found.set(`${first.id} ${second.id}`, { first: first.id, second: second.id, reasons })
      }
  return [...found.values()]
}

const few = <T>(found: T[] | undefined): T[] =>
  found === undefined || found.length > MANY ? [] : found

const shareSource = (a: Candidate, b: Candidate): boolean =>
  a.sources.some((source) => b.sources.includes(source))

function reasonsOf(a: Candidate, b: Candidate): SameHomeReason[] {
  const reasons: SameHomeReason[] = []
  if (a.cadastralRef !== null && a.cadastralRef === b.cadastralRef) reasons.push('cadastre')
  const told = a.cadastralRef !== null && b.cadastralRef !== null
  if (told && reasons.length === 0) return []
  if (!alike(a, b)) return reasons
  if (isNear(a, b)) reasons.push('place')
  if (a.pictures.some((picture) => b.pictures.includes(picture))) reasons.push('picture')
  return reasons
}

/** The same kind and size; what differs openly is another home of the same house. */
const alike = (a: Candidate, b: Candidate): boolean =>
  a.type === b.type &&
  a.built !== null &&
  b.built !== null &&
  Math.abs(a.built - b.built) <= SHARE * Math.max(a.built, b.built) &&
  !differ(a.bedrooms, b.bedrooms) &&
  !differ(a.floor, b.floor)

const differ = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b

function isNear(a: Candidate, b: Candidate): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false
  return metresBetween({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) <= METRES
}

/** By what a home is found: its reference, its pictures, its square. */
const marksOf = (home: Candidate): string[] => [...plainMarks(home), ...squares(home, 0)]

/** The same with the squares around. */
const soughtBy = (home: Candidate): string[] => [...plainMarks(home), ...squares(home, 1)]

const plainMarks = ({ cadastralRef, pictures }: Candidate): string[] => [
  ...(cadastralRef === null ? [] : [`cadastre ${cadastralRef}`]),
  ...pictures.map((hash) => `picture ${hash}`),
]

function squares({ lat, lon }: Candidate, around: number): string[] {
  if (lat === null || lon === null) return []
  const [x, y] = [Math.floor(lon / SQUARE), Math.floor(lat / SQUARE)]
  const steps = Array.from({ length: 2 * around + 1 }, (_, i) => i - around)
  return steps.flatMap((dx) => steps.map((dy) => `square ${x + dx} ${y + dy}`))
}
