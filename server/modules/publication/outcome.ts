import { createHash } from 'node:crypto'
import type { PublicationReason, PublicationState } from '../../../generated/model/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'
import { outSettings, type IntegrationRow } from '../integration/index.ts'
import type { Candidate } from './candidate.ts'
import { reasonAgainst } from './choice.ts'
import { issue } from './law.ts'
import { qualityOf } from './quality.ts'
import type { Drawn } from './writer.ts'
import { WRITERS } from './writers.ts'

type Channel = Pick<IntegrationRow, 'provider' | 'settings' | 'state'>

/** What is to become of a home on a channel. */
export interface Outcome {
  state: PublicationState
  reason: PublicationReason | null
  issues: StoredIssue[]
  quality: number
  /** Of what goes out, whenever it is written; null: nothing does. */
  hash: string | null
  /** The part of the feed; only where `hash` is. */
  text(at: Date): string
}

const EPOCH = new Date(0)
const NOTHING: Pick<Outcome, 'issues' | 'hash' | 'text'> = {
  issues: [],
  hash: null,
  text: () => '',
}

/** Chosen or taken out by a person, else as the channel has it. */
export const isWanted = (channel: Channel, chosen: boolean | null): boolean =>
  chosen ?? outSettings(channel).choice.mode !== 'chosen'

/** Looks at one home with the eyes of a channel. Pure; a fault of the writer is an outcome, too. */
export function outcomeOf(
  channel: Channel,
  home: Candidate,
  chosen: boolean | null,
  now: Date,
): Outcome {
  const settings = outSettings(channel)
  const quality = home.listing ? qualityOf(home.listing, now) : 0
  const reason =
    channel.state === 'ended'
      ? 'not_chosen'
      : reasonAgainst(home, settings.choice, isWanted(channel, chosen), now)
  if (reason !== null || !home.listing)
    return { state: 'not_published', reason, quality, ...NOTHING }
  try {
    const drawn = WRITERS[channel.provider].draw(home.listing, settings)
    return { reason: null, quality, ...written(drawn) }
  } catch {
    const issues = [issue('error', 'fault', 'basics', '')]
    return { state: 'error', reason: null, quality, ...NOTHING, issues }
  }
}

function written({ issues, text }: Drawn): Pick<Outcome, 'state' | 'issues' | 'hash' | 'text'> {
  if (issues.some(({ severity }) => severity === 'error'))
    return { state: 'blocked', ...NOTHING, issues }
  const state = issues.length > 0 ? 'published_with_warning' : 'published'
  const hash = createHash('sha256').update(text(EPOCH)).digest('base64url')
  return { state, issues, hash, text }
}
