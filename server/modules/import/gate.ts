import type { MessageKey } from './messages.ts'

/** What a first reading of a feed counts. */
export interface FeedCounts {
  /** `feed_version` of the file, '' when it has none. */
  version: string
  homes: number
  /** Homes in which a tag that must be there is empty. */
  missing: Record<'id' | 'ref' | 'price' | 'town' | 'type', number>
}

/** Why a whole feed is rejected. */
export interface Rejection {
  key: MessageKey
  params: Record<string, string | number>
}

/** The smallest share of the usual count that a feed may bring; the usual count is the median of the last good runs. */
const SAFETY_RATIO = 0.7
/** The share of homes that must carry each compulsory tag. */
const FILLED_RATIO = 0.95
/** Below so many homes a share says nothing: two of three homes without a type are the homes' trouble, not the feed's. */
const SMALL = 20

/**
 * The validity gate: a feed that is empty, halved, of another format, or mostly hollow changes nothing (kyero.md,
 * importer gate). `usual` is the median count of the last good runs, null on the first.
 */
export function gate(counts: FeedCounts, usual: number | null): Rejection | null {
  if (!/^3(\.\d+)?$/.test(counts.version)) return { key: 'notKyero', params: {} }
  if (counts.homes === 0) return { key: 'noHomes', params: {} }
  if (usual !== null && counts.homes < usual * SAFETY_RATIO) return { key: 'halved', params: { count: counts.homes, usual } }
  const worst = Object.entries(counts.missing).sort((a, b) => b[1] - a[1])[0]
  if (!worst) return null
  const share = worst[1] / counts.homes
  const hollow = counts.homes >= SMALL ? share > 1 - FILLED_RATIO : share === 1
  return hollow ? { key: 'fieldsMissing', params: { field: worst[0], percent: Math.round(share * 100) } } : null
}

/** The middle of the counts of the last good runs; null without one. */
export function median(counts: number[]): number | null {
  const sorted = [...counts].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
