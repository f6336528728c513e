import type { FeedHome } from './feed-home.ts'

/**
 * What a format's reader yields: every home in the file's order, and at the end whether the file is
 * of the format.
 */
export type FeedEvent =
  | { kind: 'format'; fits: boolean }
  | {
      kind: 'home'
      home: FeedHome
      empty: FeedEmpties
      /** Line of the file where a field of it stands, from 1. */
      lineOf: (field: string) => number
    }

/** Which compulsory tags a home leaves empty, for the validity gate. */
export type FeedEmpties = Record<'id' | 'ref' | 'price' | 'town' | 'type', boolean>
