import type { Listing } from '../../../generated/model/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'
import type { Format, OutSettings } from '../integration/index.ts'
import type { Portal } from './push/portal.ts'

/**
 * Stands in what is stored where the site's own address goes; the feed puts it in. No text that a
 * person wrote holds it.
 */
export const SITE = '\u007f'

/**
 * What a writer may know of a home beside its public page. A format tells it only where the channel
 * was set to; else it is as if nobody knew it.
 */
export interface OwnFacts {
  isReserved: boolean
  /** Per cent of the fee that the mandate offers another agency; null: nobody said. */
  commissionPct: number | null
  cadastralRef: string | null
}

/** A home of which nothing beside its public page is known. */
export const NO_FACTS: OwnFacts = { isReserved: false, commissionPct: null, cadastralRef: null }

/** A home as a format would have it. */
export interface Drawn {
  issues: StoredIssue[]
  /** The part of the feed, changed at `at`; the same text for the same `at`. */
  text(at: Date): string
}

/** The file as a whole: whose it is, and when anything in it last changed. */
export interface FileFacts {
  /** The channel. */
  id: string
  at: Date
}

/** A format of channels out: pure, of what the public sees, and of `OwnFacts` where it was told to. */
export interface Writer extends Format {
  mediaType: string
  /**
   * Raised when the format is written otherwise of the same home: every channel's homes are written
   * anew by a job, and those whose bytes stay equal keep their date and are not sent again.
   */
  mapVersion: number
  /** How each home is sent; absent of a format that is read at an address. */
  portal?: Portal
  /** What stands before the first home, between two, and after the last. */
  head(settings: OutSettings, file: FileFacts): string
  between: string
  tail: string
  draw(listing: Listing, settings: OutSettings, own?: OwnFacts): Drawn
}
