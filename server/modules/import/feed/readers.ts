import type { FeedEvent } from './feed-event.ts'
import type { Readable } from 'node:stream'
import type { ImportProvider, ImportTablePlan } from '../../../../generated/model/index.ts'
import { readKyero } from '../kyero/index.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { readTable } from '../table/index.ts'

/**
 * Reads a file of a format; throws BrokenXml or Unreadable when it is none. `plan`: what the columns
 * of a table hold.
 */
export type FeedReader = (
  source: Readable,
  plan: ImportTablePlan | null,
) => AsyncGenerator<FeedEvent>

/** Comes in by a move, call by call, never as a file. */
const noFile: FeedReader = () => {
  throw new Unreadable('noTable')
}

/** One reader per value of ImportProvider. */
export const READERS: Record<ImportProvider, FeedReader> = {
  kyero: readKyero,
  csv: readTable,
  inmovilla_rest: noFile,
}
