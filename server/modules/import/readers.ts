import type { Readable } from 'node:stream'
import type { ImportProvider } from '../../../generated/model/index.ts'
import type { FeedHome } from './feed-home.ts'
import { readKyero } from './kyero/index.ts'

/**
 * What a format's reader yields: every home in the file's order, and at the end whether the file is
 * of the format.
 */
export type FeedEvent =
  | { kind: 'format'; fits: boolean }
  | { kind: 'home'; home: FeedHome; empty: FeedEmpties }

/** Which compulsory tags a home leaves empty, for the validity gate. */
export type FeedEmpties = Record<'id' | 'ref' | 'price' | 'town' | 'type', boolean>

/** Reads a file of a format as a stream; throws BrokenXml when it is none. */
export type FeedReader = (source: Readable) => AsyncGenerator<FeedEvent>

/** One reader per value of ImportProvider. */
export const READERS: Record<ImportProvider, FeedReader> = { kyero: readKyero }
