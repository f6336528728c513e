import type { DislikeReason, MatchReason } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Lang } from '../../contract/context.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { oneLine } from '../../mail/home-line.ts'
import { pageIn } from '../../contract/language.ts'
import { contactNameOf } from '../contact/index.ts'
import {
  addDemandHistory,
  buyerOf,
  demandTitle,
  loadDemand,
  sightOf,
  type DemandRecord,
} from '../demand/index.ts'
import { markSeen, react } from '../match/index.ts'
import { notify } from '../notification/index.ts'
import { readerIn, whoAllHear } from '../user/index.ts'
import { findSelection, homesOf, type HomeRow, type SelectionRow } from './selection.repository.ts'
import { say } from './messages.ts'

/** What a buyer's reason teaches the matches; `other` teaches nothing of the home. */
const WHY: Record<DislikeReason, MatchReason | null> = {
  too_expensive: 'price',
  too_small: 'size',
  place: 'place',
  condition: 'condition',
  other: null,
}

/** What the buyer said, in a sentence. */
function sentence(lang: Lang, { reaction, reason, text }: HomeRow, home: string): string {
  const said =
    reaction === 'disliked'
      ? say(lang, `disliked_${reason ?? 'other'}`, { home })
      : say(lang, reaction ?? 'liked', { home })
  return text ? say(lang, 'withText', { said, text: oneLine(text) }) : said
}

/** Who hears of it: who sent the homes and who looks after the demand, as far as each may read it. */
const listeners = (row: SelectionRow, demand: DemandRecord): string[] => [
  ...new Set([row.created_by, demand.agent_id].filter((id) => id !== null)),
]

async function tell(
  trx: Db,
  row: SelectionRow,
  demand: DemandRecord,
  words: (lang: Lang, buyer: string | null, own: boolean) => { title: string; body: string },
  at: Date,
): Promise<void> {
  const buyer = await buyerOf(trx, demand)
  for (const user of await whoAllHear(trx, demand.agency_id, listeners(row, demand))) {
    // Who sent the homes may have lost the demand since.
    const reader = readerIn(demand.agency_id, user)
    const sees = reader && sightOf(demand, reader)
    if (sees === null) continue
    const lang = user.language
    const { title, body } = words(lang, buyer?.name ?? null, sees === 'own')
    await notify(trx, {
      userId: user.id,
      kind: 'NOTIFICATION',
      at,
      title,
      body: `${body} · ${demandTitle(demand.doc, lang)}`,
      href: pageIn('', lang, `/auth/cartera/demanda/${demand.id}`),
      topic: `selection:${row.id}`,
    })
  }
}

/** A mail that is tried no more: who sent the homes believes that the buyer has them. */
export const tellUndelivered = (
  { selectionId }: { selectionId: string },
  { db, now }: Deps,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await findSelection(trx, selectionId)
    const demand = row && !row.revoked_at ? await loadDemand(trx, row.demand_id) : null
    if (!row || !demand) return
    // The demand may be somebody else's since.
    const to = row.contact_id && (await contactNameOf(trx, row.agency_id, row.contact_id))
    const words = (lang: Lang) => ({
      title: say(lang, 'undelivered', { name: to ? to.name : '' }),
      body: say(lang, 'undeliveredNews'),
    })
    await tell(trx, row, demand, words, now())
  })

/** The buyer opened the page for the first time: the timeline says so. */
export async function opened(trx: Db, row: SelectionRow, deps: Deps): Promise<void> {
  const homes = await homesOf(trx, [row.id])
  await markSeen(
    trx,
    row.demand_id,
    homes.map(({ listing_id }) => listing_id),
    deps.now(),
  )
  await addDemandHistory(trx, row.demand_id, { kind: 'SEEN', at: deps.now() })
}

interface Said {
  row: SelectionRow
  home: HomeRow
  title: string
}

/** News of what was said of a home, as far as each may read it. */
const tellSaid = (
  trx: Db,
  { row, home, title }: Said,
  demand: DemandRecord,
  heading: (lang: Lang, name: string | null) => string,
  at: Date,
): Promise<void> => {
  const words = (lang: Lang, name: string | null, own: boolean) => ({
    title: heading(lang, name),
    body: sentence(lang, own ? home : { ...home, text: null }, title),
  })
  return tell(trx, row, demand, words, at)
}

/** The buyer said something of a home: a line in the timeline and news for the agent. */
export async function answered(trx: Db, said: Said, deps: Deps): Promise<void> {
  const { row, home, title } = said
  const demand = await loadDemand(trx, row.demand_id)
  if (!demand) return
  await addDemandHistory(trx, row.demand_id, {
    kind: 'REACTION',
    at: deps.now(),
    text: home.text,
    field: home.listing_id,
    old: title,
    new: home.reason ?? home.reaction,
  })
  const state = home.reaction === 'disliked' ? 'disliked' : 'liked'
  await react(
    trx,
    {
      demandId: demand.id,
      propertyId: home.listing_id,
      state,
      reason: home.reason && WHY[home.reason],
      by: 'buyer',
    },
    deps.now(),
  )
  const heading = (lang: Lang, name: string | null) =>
    name ? say(lang, 'notice', { name }) : say(lang, 'noticeNobody')
  await tellSaid(trx, said, demand, heading, deps.now())
}

/**
 * Somebody said something of a home by a link that an agent had and left with: a note of the demand
 * and news, once, in nobody's name.
 */
export async function answeredByHanded(trx: Db, said: Said, deps: Deps): Promise<void> {
  const { row, home, title } = said
  const demand = await loadDemand(trx, row.demand_id)
  if (!demand) return
  const text = `${say('es', 'noticeHanded')}. ${sentence('es', home, title)}`
  const before = await trx
    .selectFrom('demand_history')
    .select('id')
    .where('demand_id', '=', demand.id)
    .where('kind', '=', 'NOTE')
    .where('text', '=', text)
    .executeTakeFirst()
  if (before) return
  await addDemandHistory(trx, demand.id, { kind: 'NOTE', at: deps.now(), text })
  await tellSaid(trx, said, demand, (lang) => say(lang, 'noticeHanded'), deps.now())
}
