import type {
  Chat,
  ChatHome,
  ChatInput,
  InboxWhy,
  Listing,
} from '../../../generated/model/index.ts'
import { requireAgency, requireSession, type Ctx, type Session } from '../../contract/context.ts'
import { fieldErrors, forbidden, notAcceptable, notFound } from '../../contract/errors.ts'
import { fold, inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { findLead, whoGets } from '../lead/index.ts'
import { askedAbout } from '../listing/index.ts'
import { getUser, namesOf } from '../user/index.ts'
import {
  findThread,
  insertThread,
  saveMember,
  saveThread,
  threadById,
  type ThreadRow,
} from './chat.repository.ts'
import { insertMessage } from './message/message.repository.ts'
import { viewThread } from './view.ts'
import { chatWasChanged } from './watch.ts'
import { say } from './messages.ts'

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** The home as it stands now, kept with the conversation. */
function homeOf({ id, ref, title, photos, prices }: Listing): ChatHome {
  const [photo] = photos
  const width = photo?.widths[0]
  return {
    id,
    ref,
    title,
    thumb: photo && width ? `${photo.src}/${width}.webp` : null,
    price: prices[0]?.price ?? null,
  }
}

/** Who talks to whom about what. */
interface Opening {
  home: ChatHome
  agencyId: string
  visitorId: string
  assignedTo: string | null
  why: InboxWhy | null
  lead: Lead | null
}

async function begin(trx: Db, opening: Opening, now: Date): Promise<ThreadRow> {
  const { home, agencyId, visitorId, assignedTo, why, lead } = opening
  const agency = await getAgency(trx, agencyId)
  const names = await namesOf(trx, [visitorId])
  const { thread, made } = await insertThread(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    property_id: home.id,
    home,
    visitor_id: visitorId,
    assigned_to: assignedTo,
    assigned_why: why,
    lead_id: lead?.id ?? null,
    search: fold(
      [names.get(visitorId), agency?.tradeName, home.ref, ...Object.values(home.title)]
        .filter(Boolean)
        .join(' '),
    ),
    moved_at: now,
    created_at: now,
  })
  if (!made && lead && thread.lead_id === null)
    await saveThread(trx, thread.id, { lead_id: lead.id })
  if (!made) return lead ? askedIn(trx, thread, visitorId, lead) : thread
  const readDate = lead?.created_at ?? null
  await saveMember(
    trx,
    { threadId: thread.id, userId: visitorId, side: 'visitor' },
    { read_date: readDate },
  )
  if (assignedTo)
    await saveMember(
      trx,
      { threadId: thread.id, userId: assignedTo, side: 'agency' },
      { read_date: readDate },
    )
  return lead ? askedIn(trx, thread, visitorId, lead) : thread
}

/**
 * What was asked stands in the conversation at the time it was asked, once for each enquiry: its
 * name holds a sign no browser may send, so nobody takes it before.
 */
async function askedIn(
  trx: Db,
  thread: ThreadRow,
  senderId: string,
  { id: leadId, message, created_at }: Lead,
): Promise<ThreadRow> {
  const made = await insertMessage(trx, {
    id: uuidv7(),
    thread_id: thread.id,
    sender_id: senderId,
    side: 'visitor',
    client_id: `lead:${leadId}`,
    text: message,
    created_date: created_at,
  })
  const isLast = made !== null && (thread.last_date === null || thread.last_date < created_at)
  return isLast
    ? saveThread(trx, thread.id, { last_message_id: made.id, last_date: created_at })
    : thread
}

/**
 * A visitor and the home they look at; what was once opened stays open when the home leaves the
 * market.
 */
async function aboutHome(propertyId: string, me: Session, ctx: Ctx): Promise<Opening | ThreadRow> {
  const { db } = ctx.deps
  const known = await db
    .selectFrom('chat_thread')
    .selectAll()
    .where('visitor_id', '=', me.userId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  if (known) return known
  const listing = await askedAbout(db, propertyId)
  if (!listing) return notFound(ctx.lang)
  if (me.agencyId === listing.agency.id) return notAcceptable(say(ctx.lang, 'ownHome'))
  const language = (await getUser(db, me.userId))?.language ?? ctx.lang
  const { userId, why } = await inTransaction(db, (trx) =>
    whoGets(trx, { agencyId: listing.agency.id, propertyId: listing.id, language }, ctx.deps.now()),
  )
  return {
    home: homeOf(listing),
    agencyId: listing.agency.id,
    visitorId: me.userId,
    assignedTo: userId,
    why,
    lead: null,
  }
}

/**
 * The person of an enquiry: who was signed in while asking. Never whoever has its address: an
 * agency could ask itself in anybody's name and learn who has an account (docs/decisions/0015).
 */
async function personOf(db: Db, lead: Pick<Lead, 'user_id' | 'agency_id'>): Promise<string | null> {
  const person = lead.user_id ? await getUser(db, lead.user_id) : null
  return person?.active && !person.agency_ids.includes(lead.agency_id) ? person.id : null
}

async function aboutLead(leadId: string, ctx: Ctx): Promise<Opening> {
  const { db } = ctx.deps
  const me = requireAgency(ctx)
  if (me.role !== 'ADMIN' && me.role !== 'STAFF') forbidden()
  const lead = await findLead(db, leadId, me)
  if (!lead) return notFound(ctx.lang)
  if (!lead.property) return notAcceptable(say(ctx.lang, 'noHome'))
  const visitorId = await personOf(db, lead)
  if (!visitorId) return notAcceptable(say(ctx.lang, 'noPerson'))
  const listing = await askedAbout(db, lead.property.id)
  const { id, ref, title, thumb, price } = lead.property
  return {
    home: listing ? homeOf(listing) : { id, ref, title: { es: title }, thumb, price },
    agencyId: lead.agency_id,
    visitorId,
    assignedTo: lead.assigned_to ?? me.userId,
    why: null,
    lead,
  }
}

/**
 * Opens the conversation about a home, or the one that answers an enquiry; a second opening gives
 * the first one back.
 */
export async function openChat({ propertyId, leadId }: ChatInput, ctx: Ctx): Promise<Chat> {
  const { db } = ctx.deps
  const me = requireSession(ctx)
  if ((propertyId === undefined) === (leadId === undefined))
    return fieldErrors({ propertyId: say(ctx.lang, 'one') })
  const opening =
    propertyId !== undefined
      ? await aboutHome(propertyId, me, ctx)
      : await aboutLead(leadId ?? '', ctx)
  const thread =
    'moved_at' in opening
      ? opening
      : await inTransaction(db, async (trx) => {
          const begun = await begin(trx, opening, ctx.deps.now())
          await chatWasChanged(trx, begun.id)
          return begun
        })
  const seen = (await findThread(db, thread.id, me)) ?? (await threadById(db, thread.id))
  return seen ? viewThread(db, seen, me) : notFound(ctx.lang)
}
