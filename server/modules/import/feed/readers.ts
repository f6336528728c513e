import type { FeedEvent } from './feed-event.ts'
import type { Readable } from 'node:stream'
import type { ImportProvider } from '../../../../generated/model/index.ts'
import { readKyero } from '../kyero/index.ts'

/** Reads a file of a format as a stream; throws BrokenXml when it is none. */
export type FeedReader = (source: Readable) => AsyncGenerator<FeedEvent>

/** One reader per value of ImportProvider. */
export const READERS: Record<ImportProvider, FeedReader> = { kyero: readKyero }
