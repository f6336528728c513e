import type {
  HomeChannel,
  Integration,
  PublicationChoice,
  PublicationChoiceResult,
  PublicationHome,
  PublicationHomePage,
  PublicationPreview,
  QualityPart,
} from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Deps } from '../../contract/deps.ts'
import { laterVersion, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import {
  channelsOf,
  isHalfRead,
  note,
  noteIntegration,
  outSettings,
  sends,
  showIntegration,
  stateOf,
  visible,
  type IntegrationRow,
} from '../integration/index.ts'
import { candidates } from './candidate.ts'
import { lockLoss, release, settleLoss } from './guard.ts'
import {
  countFound,
  countRules,
  findHomes,
  homesOf,
  ownHomes,
  type HomeFilter,
} from './list.repository.ts'
import { say } from './messages.ts'
import { heldBack, isWanted, outcomeOf } from './outcome.ts'
import { lockRows, type PublicationRow } from './publication.repository.ts'
import { findPush, hurry } from './push/push.repository.ts'
import { pushSoon } from './push/queue.ts'
import { qualityParts } from './quality.ts'
import { renderHomes } from './render.ts'
import { toHome, toRuleCount } from './view.ts'
import { SITE } from './writer.ts'
import { writerOf } from './writers.ts'

const LIST = { list: 'publicationHomes', kind: 'text' } as const
const DAY_MS = 86_400_000

/** A page of a channel's homes with counts of all that the caller sees. */
export async function listHomes(
  { db }: Deps,
  actor: Actor,
  id: string,
  { cursor: text, limit, ...filter }: HomeFilter & { cursor?: string | undefined; limit: number },
): Promise<PublicationHomePage> {
  const channel = await visible(db, actor, id, 'out')
  const cursor = readCursor(text, LIST, actor.lang)
  const found = await findHomes(db, channel, actor, filter, { cursor, limit })
  const page = cutPage(found, { list: LIST.list, cursor, limit, value: ({ ref }) => ref })
  return {
    items: page.rows.map((row) => toHome(row, actor.lang)),
    total: await countFound(db, channel, actor, filter),
    counts: channel.counts,
    byRule: (await countRules(db, channel, actor)).map((one) => toRuleCount(one, actor.lang)),
    next: page.next,
    previous: page.previous,
  }
}

/** The home of a channel; 404 when it is none that the caller may change. */
async function ownHome(db: Db, actor: Actor, propertyId: string): Promise<string> {
  return (await ownHomes(db, actor, [propertyId]))[0] ?? notFound(actor.lang)
}

/** Nothing is asked of a channel that has ended. */
export const refuseEnded = ({ state }: IntegrationRow, { lang }: Actor): void => {
  if (state === 'ended') notAcceptable(say(lang, 'ended'))
}

async function renderNow({ trx, deps }: Work, id: string, ids: string[]): Promise<void> {
  const now = deps.now()
  if (ids.length > 0 && (await renderHomes(trx, id, ids, { now }))) await settleLoss(trx, id, now)
}

/** Chooses homes for a channel or takes them out; those the caller may not change are counted. */
export async function chooseHomes(
  work: Work,
  id: string,
  { ids, wanted }: PublicationChoice,
): Promise<PublicationChoiceResult> {
  const { trx, deps, actor } = work
  const channel = await visible(trx, actor, id, 'out')
  refuseEnded(channel, actor)
  const own = await ownHomes(trx, actor, ids)
  if (own.length > 0) {
    await lockRows(trx, id, own)
    await trx
      .updateTable('publication')
      .set({ wanted })
      .where('integration_id', '=', id)
      .where('property_id', 'in', own)
      .execute()
    const at = deps.now()
    await note(trx, id, [
      { kind: 'chosen', by: actor.userId, at, field: wanted ? 'in' : 'out', new: own.length },
    ])
    await renderNow(work, id, own)
  }
  const items = (await homesOf(trx, channel, actor, own)).map((row) => toHome(row, actor.lang))
  return { changed: own.length, left: ids.length - own.length, items }
}

/** Writes a home of a channel anew. */
export async function repeatHome(
  work: Work,
  id: string,
  propertyId: string,
): Promise<PublicationHome> {
  const { trx, actor } = work
  const channel = await visible(trx, actor, id, 'out')
  const home = await ownHome(trx, actor, propertyId)
  refuseEnded(channel, actor)
  const now = work.deps.now()
  const waits = await renderHomes(trx, id, [home], { now })
  if (sends(channel.provider)) {
    await hurry(trx, id, { ids: [home], refused: true }, now)
    await pushSoon(trx, channel)
  }
  if (waits) await settleLoss(trx, id, now)
  const [row] = await homesOf(trx, channel, actor, [home])
  return row ? toHome(row, actor.lang) : notFound(actor.lang)
}

const NEW: Omit<PublicationRow, 'integration_id' | 'property_id'> = {
  wanted: null,
  state: 'not_published',
  reason: null,
  fragment: null,
  hash: null,
  rev: 0,
  issues: [],
  quality: 0,
  out_since: null,
  changed_at: null,
  left_at: null,
  told: null,
  announced: null,
}

/** A home on a channel as it is today, whether its row has been written or not. */
async function lookAt(
  { db, now }: Pick<Deps, 'now'> & { db: Db },
  actor: Actor,
  channel: IntegrationRow,
  propertyId: string,
): Promise<{ home: PublicationHome; text: string | null; parts: QualityPart[] }> {
  const at = now()
  const stored = await db
    .selectFrom('publication')
    .selectAll()
    .where('integration_id', '=', channel.id)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  const row = stored ?? { ...NEW, integration_id: channel.id, property_id: propertyId }
  const of = await db
    .selectFrom('property')
    .select(['ref', 'title', 'agent_id'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  const [candidate] = await candidates(db, [propertyId], dayOf(at))
  if (!candidate) return notFound(actor.lang)
  const drawn = outcomeOf(channel, candidate, row.wanted, at) ?? laterVersion(actor.lang)
  const goesOut = row.fragment === null && drawn.hash !== null
  const outcome = goesOut && (await isHalfRead(db, channel)) ? heldBack(drawn) : drawn
  const fits = outcome.hash !== null
  const pushed = await findPush(db, channel.id, propertyId)
  const waits = pushed ? !pushed.there : channel.state !== 'active'
  const shown = fits && waits ? 'queued' : outcome.state
  const seen = {
    ...row,
    ...outcome,
    shown: row.state === 'removing' && !fits ? ('removing' as const) : shown,
    push: pushed && { ...pushed, nextAt: pushed.next_at },
    out_since: pushed ? pushed.there_since : row.out_since,
  }
  if (fits && pushed?.waits === 'edit') seen.shown = 'error'
  const { listing } = candidate
  const parts = listing ? qualityParts(listing, at) : []
  const home = { ...seen, ...of, title: of.title || null, isWanted: isWanted(channel, row.wanted) }
  return { home: toHome(home, actor.lang), text: fits ? outcome.text(at) : null, parts }
}

/** A home as a channel would send it now; nothing is changed. */
export async function previewHome(
  { db, now, config }: Deps,
  actor: Actor,
  id: string,
  propertyId: string,
): Promise<PublicationPreview> {
  const channel = await visible(db, actor, id, 'out')
  const own = await ownHome(db, actor, propertyId)
  const { home, text, parts } = await lookAt({ db, now }, actor, channel, own)
  const { mediaType, head } = writerOf(channel.provider) ?? laterVersion(actor.lang)
  const before = mediaType === 'text/csv' ? head(outSettings(channel), { id, at: now() }) : ''
  return {
    home,
    quality: parts,
    mediaType,
    text: text === null ? null : before + text.replaceAll(SITE, config.siteUrl),
  }
}

/** A home on each of the agency's channels out. */
export async function channelsOfHome(
  { db, now }: Deps,
  actor: Actor,
  propertyId: string,
): Promise<HomeChannel[]> {
  const own = await ownHome(db, actor, propertyId)
  const items: HomeChannel[] = []
  for (const channel of await channelsOf(db, actor.agencyId, 'out')) {
    if (!writerOf(channel.provider)) continue // another version's
    const { home } = await lookAt({ db, now }, actor, channel, own)
    const { id, provider, name } = channel
    items.push({ integrationId: id, provider, name, channelState: stateOf(channel), home })
  }
  return items
}

/** Lets go of the homes that the guard holds back; for a day it holds nothing on this channel. */
export async function confirmShrink({ trx, deps, actor }: Work, id: string): Promise<Integration> {
  // Two who confirm at once are one loss: the second finds nothing that waits.
  await lockLoss(trx, id)
  const channel = await visible(trx, actor, id, 'out')
  if (channel.shrink_since === null) notAcceptable(say(actor.lang, 'nothingWaits'))
  const at = deps.now()
  const leaving = channel.counts.removing
  await release(trx, channel, leaving, at)
  const until = new Date(at.getTime() + DAY_MS)
  await noteIntegration(trx, id, { shrink_since: null, shrink_ok_until: until })
  await note(trx, id, [{ kind: 'shrink_confirmed', by: actor.userId, at, new: leaving }])
  return showIntegration(trx, actor, id)
}
