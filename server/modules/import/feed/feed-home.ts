import type { FeedPicture, FeedSteps, StoredRemark } from '../../../db/tables/import.ts'
import type { ExternalId } from '../../../../generated/model/index.ts'
import type { MessageKey } from '../messages.ts'

export type { FeedPicture, FeedSteps } from '../../../db/tables/import.ts'

/**
 * A remark on one field of a feed; `field` is the path of the tag, for example
 * `surface_area/built`.
 */
export interface Remark extends StoredRemark {
  key: MessageKey
}

/** One home of a feed in our terms. */
export interface FeedHome {
  /** The feed's stable id: the home's identity within agency and format. */
  externalId: string
  ref: string | null
  steps: FeedSteps
  pictures: FeedPicture[]
  remarks: Remark[]
  /** Why it cannot be taken at all; null when it can. */
  refused: Remark | null
  /** The source itself says that it is off the market. */
  isGone?: true
  /** Of a program that an agency moves from: what is no step of the record. */
  beside?: Beside
}

/** What a program says of a home beside its steps. */
export interface Beside {
  /**
   * How the home arrives when it is new. A feed never publishes it: somebody looks at it first.
   */
  arrives: 'draft' | 'prospect' | 'withdrawn'
  /** Who looks after it; absent: whoever brings it. */
  agentId?: string
  /** Also when it is here already: a person has just said so. */
  reassign?: boolean
  /** What other systems call it. */
  externalIds: ExternalId[]
}
