import type {
  AgencyLicences,
  DocumentType,
  PropertyStatus,
  Substatus,
} from '../../generated/model/index.ts'
import type { PropertyDoc } from '../db/tables/property.ts'

/** A document of a home; `on` is the day it was added, YYYY-MM-DD. */
export interface Paper {
  id: string
  type: DocumentType
  filename: string
  on: string
}

/** All that the rules look at. */
export interface Facts {
  doc: PropertyDoc
  status: PropertyStatus
  substatus: Substatus | null
  /** The day it was sold or let, YYYY-MM-DD. */
  closedOn: string | null
  /** Newest first. */
  papers: Paper[]
  licences: AgencyLicences
  /** What of the document this version does not read, by step; `licences`: of the agency's. */
  unread: Readonly<Record<string, unknown>>
}

/** A home of which nothing is known but its document, as it stands before it is published. */
export const unpublished = (doc: PropertyDoc, unread: Facts['unread'] = {}): Facts => ({
  doc,
  status: 'draft',
  substatus: null,
  closedOn: null,
  papers: [],
  licences: {},
  unread,
})
