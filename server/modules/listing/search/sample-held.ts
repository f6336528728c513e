import type { Columns } from './columns.ts'
import type { Span } from './filter-rows.ts'
import type { Heard } from './sample-heard.ts'

/**
 * Every 8th home, or every 32nd of very many, in memory. Nothing hangs on it but estimates and
 * choices of a plan: each instance keeps its own, read from whichever database the question that
 * needed it was asked of, which is a replica where there are some (`x-read`).
 */
export interface Sample {
  /** Per operation, its rows in the order of their municipalities. */
  parts: Map<number, Part>
  /** Homes that each row stands for. */
  share: number
  /** When all of it was read. */
  readAt: number
  /** What that took, in milliseconds. */
  took: number
  /** When it was last asked what was written since. */
  checkedAt: number
  /** What was heard of by then. */
  heard: Heard
  /** Rows of all parts. */
  size: number
}

export interface Part {
  rows: Columns
  /**
   * Cell of each row, -1 when hidden: comparing them is ten times faster than taking codes apart.
   */
  x: Int32Array
  y: Int32Array
  /** Rows of each municipality. */
  munis: Map<number, Span>
  /** Counts of searches asked before; they hold as long as the sample does. */
  counts: Map<string, number>
  /** Homes that each of its rows stands for. */
  share: number
  /** Whether most homes are of this operation. */
  frequent: boolean
  /** Rows that have words asked before. */
  words: Map<string, Worded>
  /** Row of each home by the last 32 bits of its id, made when first asked for. */
  byTail: Map<number, number> | null
}

/** Rows of the sample whose text has the words. */
export interface Worded {
  /** In their order. */
  found: number[]
  /** Texts, rows of ours or not. */
  texts: number
}
