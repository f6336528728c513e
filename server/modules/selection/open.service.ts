import type { OpenHome, OpenSelection, ReactionInput } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { titleWords } from '../../mail/home-line.ts'
import { getAgency } from '../agency/index.ts'
import { buyerOf } from '../demand/index.ts'
import { getUser, isHere } from '../user/index.ts'
import { demandOf } from './addressee.ts'
import { greeted } from './message.ts'
import {
  homesOf,
  markOpened,
  saveHome,
  selectionOfToken,
  type OpenedRow,
} from './selection.repository.ts'
import { answered, answeredByHanded, opened } from './notices.ts'
import { openHomes, toOpenHome } from './view.ts'
import { introduceOpened } from './introduce.ts'
import { shownCards } from './white-label.ts'
import { say } from './messages.ts'

/**
 * May what the buyer is called, was written and has said be shown by this link? One that an agent
 * was given to send on opens for them, too, also when they have left: then all of that is the
 * agency's and no longer theirs to read, and nobody knows whose a reply by it is.
 */
async function showsWords(db: Db, { link_by, agency_id }: OpenedRow): Promise<boolean> {
  if (link_by === null) return true
  const agent = await getUser(db, link_by)
  return isHere(agent) && agent.agency_ids.includes(agency_id)
}

/** What a link shows; 404 when it ran out, was ended, never was or its demand is another's. */
export async function openSelection(
  token: string,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<OpenSelection> {
  const row = await selectionOfToken(deps.db, token, deps.now())
  const demand = row && (await demandOf(deps.db, row))
  const agency = row && (await getAgency(deps.db, row.agency_id))
  if (!row || !demand || !agency) return notFound(lang)
  const buyer = await buyerOf(deps.db, demand)
  const shows = await showsWords(deps.db, row)
  const homes = await openHomes(deps.db, row, deps.now())
  const agent = row.created_by ? await getUser(deps.db, row.created_by) : null
  return {
    language: row.language,
    name: buyer && shows ? greeted(buyer.name, row.language) : '',
    message: shows ? row.message : null,
    agent: agent?.active ? `${agent.first_name} ${agent.last_name}`.trim() : null,
    agency: agency.tradeName,
    phone: (agent?.active && agent.phone) || agency.publicPhone || null,
    expiresAt: row.expires_at.toISOString(),
    homes: shows
      ? homes
      : homes.map((home) => ({ ...home, reaction: null, reason: null, text: null })),
  }
}

/** The buyer looks at the page; told to the agent the first time. */
export async function seeSelection(
  token: string,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await selectionOfToken(trx, token, deps.now(), true)
    if (!row || !(await demandOf(trx, row))) return notFound(lang)
    if (await markOpened(trx, row.id, deps.now())) await opened(trx, row, deps)
    await introduceOpened({ trx, deps }, row)
  })
}

/**
 * What the buyer says of a home. The same again changes nothing and tells nobody. By a link of an
 * agent who has left it may be anybody's: it is told, and stands neither for the buyer's answer nor
 * among the matches, nor does it introduce anybody.
 */
export async function reactToHome(
  token: string,
  input: ReactionInput,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<OpenHome> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const row = await selectionOfToken(trx, token, now, true)
    const home =
      row &&
      (await demandOf(trx, row)) &&
      (await homesOf(trx, [row.id])).find(({ listing_id }) => listing_id === input.homeId)
    const stored = row && home && (await shownCards(trx, row, [home], now)).get(home.listing_id)
    if (!stored) return notFound(lang)
    if (input.reaction === 'disliked' && !input.reason)
      fieldErrors({ reason: say(lang, 'disliked') })
    if (input.reaction !== 'disliked' && input.reason)
      fieldErrors({ reason: say(lang, 'reasonOnly') })
    const said = {
      reaction: input.reaction,
      reason: input.reason ?? null,
      text: input.text?.trim() || null,
    }
    if (await markOpened(trx, row.id, now)) await opened(trx, row, deps)
    const title = titleWords(stored.card, row.language)
    if (!(await showsWords(trx, row))) {
      await answeredByHanded(trx, { row, home: { ...home, ...said }, title }, deps)
      return { ...toOpenHome({ ...home, ...said }, stored), text: null }
    }
    const isSame =
      home.reaction === said.reaction && home.reason === said.reason && home.text === said.text
    const saved = isSame ? home : await saveHome(trx, home, { ...said, reacted_at: now })
    if (!isSame) await answered(trx, { row, home: saved, title }, deps)
    // Last: ledgers that are open keep their networks waiting, and the matches may be held.
    await introduceOpened({ trx, deps }, row)
    return toOpenHome(saved, stored)
  })
}
