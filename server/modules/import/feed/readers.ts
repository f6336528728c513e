import type { FeedEvent } from './feed-event.ts'
import type { Readable } from 'node:stream'
import {
  FeedFormat,
  type ImportProvider,
  type ImportTablePlan,
} from '../../../../generated/model/index.ts'
import { readIdealista } from '../idealista/index.ts'
import { readInmovillaExport, readInmovillaWeb } from '../inmovilla/index.ts'
import { readKyero } from '../kyero/index.ts'
import { readResales } from '../resales/index.ts'
import { readReso } from '../reso/index.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { readTable } from '../table/index.ts'

/**
 * Reads a file of a format; throws BrokenFile or Unreadable when it is none. `plan`: what the columns
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
  idealista: readIdealista,
  inmovilla_web: readInmovillaWeb,
  inmovilla_export: readInmovillaExport,
  resales: readResales,
  reso: readReso,
  inmovilla_rest: noFile,
}

/** What people call a format; a name, the same in all languages. */
export const FORMATS: Record<ImportProvider, string> = {
  kyero: 'Kyero 3',
  csv: 'CSV',
  idealista: 'Idealista 6',
  inmovilla_web: 'Inmovilla (2-web.xml)',
  inmovilla_export: 'Inmovilla (export)',
  resales: 'Resales Online 1.5',
  reso: 'RESO Web API',
  inmovilla_rest: 'Inmovilla (REST)',
}

/** Whether a word names a format that says itself what is what. */
export const isFeedFormat = (word: string): word is FeedFormat => Object.hasOwn(FeedFormat, word)
