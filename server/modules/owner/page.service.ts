import type {
  AgendaEvent,
  OwnerAgent,
  OwnerOpinions,
  OwnerPage,
  OwnerWeek,
  Property,
  VisitAspect,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, mondayOf } from '../../time/madrid.ts'
import { oneLine } from '../../mail/home-line.ts'
import { eventsOf, isHeldVisit } from '../agenda/index.ts'
import { getAgency } from '../agency/index.ts'
import { propertyFigures } from '../analytics/index.ts'
import { contactNameOf, type ContactName } from '../contact/index.ts'
import { findAnyListing, findPrices } from '../listing/index.ts'
import { loadProperty } from '../property/index.ts'
import { getUser, greetingOf, isHere } from '../user/index.ts'
import { sharedOpinions } from '../visit/index.ts'
import { ownersOf } from './desk.service.ts'
import { opens } from './handed.ts'
import { linkOfToken, markOpened, openProposal, type LinkRow } from './owner.repository.ts'
import { isAsked, priceIn } from './proposal.service.ts'
import { toProposal } from './view.ts'

const WEEKS = 8
const MOST_VISITS = 5
const MOST_COMMENTS = 3
const DAY = 86_400_000

type Asked = Pick<Ctx, 'deps' | 'lang'>

/** What a link opens, for the home's owner alone. */
export interface Opened {
  link: LinkRow
  home: Property
  owner: ContactName
}

/** What a link opens; null where its home is gone or its person is no owner of it any more. */
export async function openedBy(db: Db, link: LinkRow): Promise<Opened | null> {
  const home = await loadProperty(db, link.property_id)
  const owner = home && (await contactNameOf(db, link.agency_id, link.contact_id))
  if (!home || !owner) return null
  const owners = await ownersOf(db, link.agency_id, home)
  // Either side may name somebody who was merged into another record since.
  return [...owners.values()].some(({ id }) => id === owner.id) ? { link, home, owner } : null
}

/**
 * Throws 404 where the link opens nothing (any more), and where its person is no owner of the home
 * any more.
 */
export async function opened(db: Db, token: string, { deps, lang }: Asked): Promise<Opened> {
  const link = await linkOfToken(db, token, deps.now())
  if (!link || !(await opens(db, link))) return notFound(lang)
  return (await openedBy(db, link)) ?? notFound(lang)
}

/** How often each was said, the most frequent first. */
function counted(said: VisitAspect[]): OwnerOpinions['likes'] {
  const counts = new Map<VisitAspect, number>()
  for (const aspect of said) counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
  return [...counts]
    .map(([aspect, count]) => ({ aspect, count }))
    .sort((a, b) => b.count - a.count || a.aspect.localeCompare(b.aspect))
}

async function opinionsOf(db: Db, id: string, visits: number): Promise<OwnerOpinions> {
  const said = await sharedOpinions(db, id)
  return {
    shared: said.length,
    visits,
    likes: counted(said.flatMap(({ likes }) => likes)),
    dislikes: counted(said.flatMap(({ dislikes }) => dislikes)),
    comments: said
      .flatMap(({ comment, visitedAt }) =>
        comment ? [{ text: comment, on: dayOf(visitedAt) }] : [],
      )
      .slice(0, MOST_COMMENTS),
  }
}

async function weeksOf(db: Db, id: string, held: AgendaEvent[], now: Date): Promise<OwnerWeek[]> {
  const { weeks } = await propertyFigures(db, id, WEEKS, now)
  const visited = held.map(({ startsAt }) => mondayOf(dayOf(new Date(startsAt))))
  return weeks.map(({ from, views, enquiries }) => ({
    from,
    views,
    enquiries,
    visits: visited.filter((monday) => monday === from).length,
  }))
}

async function agentOf(db: Db, { agentId }: Property): Promise<OwnerAgent | null> {
  const agent = agentId === null ? null : await getUser(db, agentId)
  return isHere(agent)
    ? {
        name: `${agent.first_name} ${agent.last_name}`.trim(),
        phone: agent.phone,
        email: agent.email,
      }
    : null
}

/**
 * The proposal that waits for an answer; one whose price has changed meanwhile, or whose home was
 * sold or put away, asks nobody.
 */
async function askedOf(db: Db, home: Property) {
  const row = isAsked(home) ? await openProposal(db, home.id) : null
  return row && priceIn(home, row.operation) === row.price_from ? toProposal(row) : null
}

async function photoOf(db: Db, { id }: Property): Promise<string | null> {
  const photo = (await findAnyListing(db, id))?.photos.find(({ kind }) => kind === 'photo')
  const width = photo?.widths.find((one) => one >= 320) ?? photo?.widths.at(-1)
  return photo && width ? `${photo.src}/${width}.webp` : null
}

/** All that an owner reads, by what their link shows. */
export async function pageFor(
  { link, home, owner }: Opened,
  { deps, lang }: Asked,
): Promise<OwnerPage> {
  const { db } = deps
  const now = deps.now()
  const shows = new Set(link.parts)
  const agency = await getAgency(db, link.agency_id)
  const events = await eventsOf(db, link.agency_id, { propertyId: home.id })
  const held = events.filter((event) => isHeldVisit(event, now))
  const { title } = home.texts ?? {}
  return {
    language: link.language,
    greeting: greetingOf({
      email: owner.email ?? '',
      email_verified: true,
      first_name: owner.name,
    }),
    agency: agency?.tradeName ?? '',
    agent: await agentOf(db, home),
    // In the language it is read in now, which may be another than that of the link.
    title: oneLine(title?.[lang] ?? title?.[link.language] ?? title?.es ?? home.ref),
    ref: home.ref,
    picture: await photoOf(db, home),
    status: home.status,
    prices: home.basics.offers.map(({ operation, price }) => ({ operation, price: price ?? null })),
    marketDays:
      home.publishedAt === null
        ? null
        : Math.max(0, Math.floor((now.getTime() - Date.parse(home.publishedAt)) / DAY)),
    asOf: now.toISOString(),
    proposal: await askedOf(db, home),
    weeks: shows.has('figures') ? await weeksOf(db, home.id, held, now) : null,
    opinions: shows.has('opinions') ? await opinionsOf(db, home.id, held.length) : null,
    priceHistory: shows.has('prices')
      ? ((await findPrices(db, [home.id])).get(home.id) ?? [])
      : null,
    nextVisits: shows.has('visits')
      ? events
          .filter(
            ({ kind, status, startsAt, visibility }) =>
              kind === 'visit' &&
              status === 'confirmed' &&
              new Date(startsAt) > now &&
              // Of a private one even the hour would tell where somebody is.
              visibility === 'agency',
          )
          .slice(0, MOST_VISITS)
          .map(({ startsAt }) => startsAt)
      : null,
  }
}

/** What a link shows; it works for another 180 days. */
export async function openOwnerPage(token: string, asked: Asked): Promise<OwnerPage> {
  const { db, now } = asked.deps
  const found = await opened(db, token, asked)
  await markOpened(db, found.link, now())
  return pageFor(found, asked)
}
