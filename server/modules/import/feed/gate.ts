import type { MessageKey } from '../messages.ts'

/** What a first reading of a feed counts. */
export interface FeedCounts {
  /** Whether the file is of the format that its reader reads, by what it says of itself. */
  fits: boolean
  /** Homes in the file, each id once. */
  homes: number
  /** Of these, homes that the source's last good file had. */
  known: number
  /** Homes in which a tag that must be there is empty. */
  missing: Record<'id' | 'ref' | 'price' | 'town' | 'type', number>
}

/** What the source has brought so far. */
export interface SourceSoFar {
  name: string
  /** What people call its format; null: the sentence has a word of its own. */
  format: string | null
  /** The smallest share of the usual count that it may bring; without one 0.7. */
  minRatio?: number | undefined
  /** The median count of the last good runs; null on the first. */
  usual: number | null
  /** Homes that its last good file had. */
  homes: number
}

/** Why a whole feed is rejected. */
export interface Rejection {
  key: MessageKey
  params: Record<string, string | number>
}

/**
 * The smallest share of the usual count that a feed may bring; the usual count is the median of the
 * last good runs.
 */
const SAFETY_RATIO = 0.7
/**
 * The share of the source's homes that its next file has, unless its ids are others or it is
 * another source's.
 */
const KNOWN_RATIO = 0.5
/** The share of homes that must carry each compulsory tag. */
const FILLED_RATIO = 0.95
/**
 * Below so many homes a share says nothing: two of three homes without a type are the homes'
 * trouble, not the feed's.
 */
const SMALL = 20

/** Rejections that are a question: a person who has looked may take the file all the same. */
const QUESTIONS: ReadonlySet<string> = new Set<MessageKey>([
  'otherSource',
  'halved',
  'mostlyNew',
  'fieldsMissing',
])
export const isQuestion = ({ key }: { key: string }): boolean => QUESTIONS.has(key)

/**
 * The validity gate: a feed that is empty, halved, of another format, another source's, or mostly
 * hollow changes nothing. A person's word (`confirmed`) answers its
 * questions, never what is no feed at all.
 */
export function gate(counts: FeedCounts, source: SourceSoFar, confirmed = false): Rejection | null {
  if (!counts.fits)
    return source.format === null
      ? { key: 'notKyero', params: {} }
      : { key: 'notFormat', params: { name: source.format } }
  if (counts.homes === 0) return { key: 'noHomes', params: {} }
  return confirmed ? null : doubt(counts, source)
}

function doubt(
  counts: FeedCounts,
  { name, usual, homes, minRatio = SAFETY_RATIO }: SourceSoFar,
): Rejection | null {
  const params = {
    source: name,
    count: counts.homes,
    known: counts.known,
    homes,
    missing: homes - counts.known,
  }
  if (homes > 0 && counts.known === 0) return { key: 'otherSource', params }
  if (usual !== null && counts.homes < usual * minRatio)
    return { key: 'halved', params: { ...params, usual } }
  if (counts.known < homes * KNOWN_RATIO) return { key: 'mostlyNew', params }
  const worst = Object.entries(counts.missing).sort((a, b) => b[1] - a[1])[0]
  if (!worst) return null
  const share = worst[1] / counts.homes
  const hollow = counts.homes >= SMALL ? share > 1 - FILLED_RATIO : share === 1
  return hollow
    ? {
        key: 'fieldsMissing',
        params: { ...params, field: worst[0], percent: Math.round(share * 100) },
      }
    : null
}

/** The middle of the counts of the last good runs; null without one. */
export function median(counts: number[]): number | null {
  const sorted = [...counts].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
