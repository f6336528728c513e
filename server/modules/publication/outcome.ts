import { createHash } from 'node:crypto'
import type { PublicationReason, PublicationState } from '../../../generated/model/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'
import { outSettings, type IntegrationRow } from '../integration/index.ts'
import type { Candidate } from './candidate.ts'
import { reasonAgainst } from './choice.ts'
import { issue } from './law.ts'
import { qualityOf } from './quality.ts'
import type { Drawn, Writer } from './writer.ts'
import { writerOf } from './writers.ts'

type Channel = Pick<IntegrationRow, 'provider' | 'settings' | 'state'>

/**
 * How a home leaves: `must`, as nobody may advertise it any more; `word`, by what somebody said of
 * it, which goes at once unless they said it of several; `channel`, by the channel's own ways.
 */
export type Leaving = 'must' | 'word' | 'channel'

/** What is to become of a home on a channel. */
export interface Outcome {
  state: PublicationState
  reason: PublicationReason | null
  issues: StoredIssue[]
  quality: number
  leaving: Leaving
  /** Of what goes out, whenever it is written; null: nothing does. */
  hash: string | null
  /** The part of the feed; only where `hash` is. */
  text(at: Date): string
  /**
   * The home as of today while it waits to leave: what the guard keeps out there tells no more than
   * its agency tells by now. Null: nothing can be drawn of it.
   */
  still(): Sent | null
}

/** What goes out of a home, and its hash, whenever it is written. */
export interface Sent {
  hash: string
  text(at: Date): string
}

const EPOCH = new Date(0)
const NOTHING: Pick<Outcome, 'issues' | 'hash' | 'text' | 'still'> = {
  issues: [],
  hash: null,
  text: () => '',
  still: () => null,
}

/** Chosen or taken out by a person, else as the channel has it. */
export const isWanted = (channel: Channel, chosen: boolean | null): boolean =>
  chosen ?? outSettings(channel).choice.mode !== 'chosen'

/**
 * Looks at one home with the eyes of a channel. Pure; a fault in it is an outcome, too, and fails no
 * save of a home. Null where only another version of the product knows how it goes out: what stands
 * there is that one's.
 */
export function outcomeOf(...home: Parameters<typeof decide>): Outcome | null {
  try {
    return decide(...home)
  } catch {
    const issues = [issue('error', 'fault', 'basics', '')]
    return { state: 'error', reason: null, quality: 0, leaving: 'channel', ...NOTHING, issues }
  }
}

/** Sold or let, without a mandate, or gone for good. */
const UNLAWFUL = new Set<string>(['closed', 'expired', 'deleted'])

const leavingOf = (status: Candidate['status'], reason: PublicationReason | null): Leaving => {
  if (reason !== 'off_market' && reason !== 'reserved') return 'channel'
  return UNLAWFUL.has(status) ? 'must' : 'word'
}

/**
 * What a draft's homes are checked for: nothing goes out, so nothing of them is kept that could, by
 * other settings maybe than the channel goes on with.
 */
export const checkedOnly = (outcome: Outcome): Outcome =>
  outcome.hash === null
    ? outcome
    : { ...outcome, ...NOTHING, issues: outcome.issues, state: 'queued' }

/** What would go out, of a channel of which nobody here can read all settings. */
export const heldBack = ({ quality, leaving }: Outcome): Outcome => ({
  ...NOTHING,
  leaving,
  state: 'blocked',
  reason: null,
  quality,
  issues: [issue('error', 'otherVersion', 'basics', '')],
})

/** Whether a home would go out by a channel, and what is odd about it; nothing is written. */
export function judge(
  channel: Channel,
  home: Candidate,
  chosen: boolean | null,
  now: Date,
): { reason: PublicationReason | null; issues: StoredIssue[] } {
  const settings = outSettings(channel)
  const reason = reasonAgainst(home, settings.choice, isWanted(channel, chosen), now)
  const writer = writerOf(channel.provider)
  if (reason !== null || !home.listing || !writer) return { reason, issues: [] }
  try {
    return { reason, issues: writer.draw(home.listing, settings, home.own).issues }
  } catch {
    return { reason, issues: [issue('error', 'fault', 'basics', '')] }
  }
}

function decide(
  channel: Channel,
  home: Candidate,
  chosen: boolean | null,
  now: Date,
): Outcome | null {
  const settings = outSettings(channel)
  const { listing, shown } = home
  const quality = listing ? qualityOf(listing, now) : 0
  const writer = writerOf(channel.provider)
  const still = () => (writer && shown ? sentOf(writer, shown, settings, home.own) : null)
  const reason =
    channel.state === 'ended'
      ? 'not_chosen'
      : reasonAgainst(home, settings.choice, isWanted(channel, chosen), now)
  const leaving = leavingOf(home.status, reason)
  if (reason !== null || !listing)
    return { state: 'not_published', reason, quality, leaving, ...NOTHING, still }
  if (!writer) return null
  return {
    reason: null,
    quality,
    leaving,
    ...written(writer.draw(listing, settings, home.own)),
    still,
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function sentOf(
  ...[writer, listing, settings, own]: [Writer, ...Parameters<Writer['draw']>]
): Sent | null {
  try {
    const { text } = writer.draw(listing, settings, own)
    return { hash: hashOf(text(EPOCH)), text }
  } catch {
    return null
  }
}

function written({ issues, text }: Drawn): Pick<Outcome, 'state' | 'issues' | 'hash' | 'text'> {
  if (issues.some(({ severity }) => severity === 'error'))
    return { state: 'blocked', ...NOTHING, issues }
  const state = issues.length > 0 ? 'published_with_warning' : 'published'
  return { state, issues, hash: hashOf(text(EPOCH)), text }
}
