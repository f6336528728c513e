import type {
  LeadInput,
  LeadProperty,
  LeadReceipt,
  LeadWeb,
  LeadWebInput,
  Listing,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { recordEvent } from '../../db/event.ts'
import { fold, inTransaction, withAdvisoryLock, uuidv7 } from '../../db/index.ts'
import { getAgency, getOpenAgency } from '../agency/index.ts'
import { findAnyListing, askedAbout } from '../listing/index.ts'
import { addHistory, countLead } from '../property/index.ts'
import { normalEmail, normalPhone } from '../user/index.ts'
import { whoGets } from './assigner.ts'
import { recogniseSender } from './contact.service.ts'
import { insertLead, leadById, recentFrom } from './lead.repository.ts'
import { LEAD_MAIL, type LeadMail } from './mails.ts'
import { tellAgent } from './news.ts'
import { titleIn } from './title.ts'
import { SPAM, spamScore } from './spam.ts'
import { leadWasChanged } from './watch.ts'
import { originOf } from './web-origin.ts'
import { say } from './messages.ts'

const HOUR = 3_600_000
/** The same words about the same home within this time are one enquiry, sent twice. */
const TWICE = 10 * 60_000

/**
 * What was asked about as it stood then, under its Spanish title: agents of one office read one
 * language.
 */
function snapshot(listing: Listing): LeadProperty {
  const photo = listing.photos[0]
  const width = photo?.widths[0]
  return {
    id: listing.id,
    ref: listing.ref,
    title: titleIn(listing, 'es'),
    thumb: photo && width ? `${photo.src}/${width}.webp` : null,
    price: listing.prices[0]?.price ?? null,
  }
}

/**
 * Whom an enquiry goes to: the agency of a home, an agency, or the site's operator (`agencyId`
 * null).
 */
interface Addressee {
  listing: Listing | null
  agencyId: string | null
  name: string
  /** The website it was written on. */
  web: LeadWeb | null
}

/**
 * The agency of a website, which need not have homes on the market; its home where one is named. A
 * page stays open while its home is sold: then the agency reads which one it was, as it was last
 * shown, and the sender reads nothing of it. Any other home is left out in the same words, so nobody
 * learns which ids are homes.
 */
async function ofWebsite(
  { propertyId, web: written }: LeadInput & { web: LeadWebInput },
  ctx: Ctx,
): Promise<Addressee> {
  const { agencyId, web } = (await originOf(ctx.deps, written)) ?? notFound(ctx.lang)
  const listing = propertyId === undefined ? null : await findAnyListing(ctx.deps.db, propertyId)
  const agency = (await getAgency(ctx.deps.db, agencyId)) ?? notFound(ctx.lang)
  const own = listing?.agency.id === agencyId ? listing : null
  return { listing: own, agencyId, name: agency.tradeName, web }
}

async function addressee(body: LeadInput, ctx: Ctx): Promise<Addressee> {
  const { web: written, propertyId, agencyId } = body
  if (written !== undefined) return ofWebsite({ ...body, web: written }, ctx)
  return { ...(await ofPortal({ propertyId, agencyId }, ctx)), web: null }
}

async function ofPortal(
  { propertyId, agencyId }: Pick<LeadInput, 'propertyId' | 'agencyId'>,
  ctx: Ctx,
): Promise<Omit<Addressee, 'web'>> {
  const { db, config } = ctx.deps
  if (propertyId !== undefined) {
    const listing = (await askedAbout(db, propertyId)) ?? notFound(ctx.lang)
    return { listing, agencyId: listing.agency.id, name: listing.agency.name }
  }
  if (agencyId === undefined) return { listing: null, agencyId: null, name: config.siteName }
  const agency = (await getOpenAgency(db, agencyId)) ?? notFound(ctx.lang)
  return { listing: null, agencyId, name: agency.tradeName }
}

/**
 * What the sender reads: it is with the agency, with the operator, or kept until somebody looks.
 */
function thanks({ agencyId, name }: Addressee, ctx: Ctx): string {
  if (agencyId !== null) return say(ctx.lang, 'thanks', { agency: name })
  return say(ctx.lang, ctx.deps.config.operatorEmail === null ? 'thanksKept' : 'thanksOperator', {
    agency: name,
  })
}

function clean(body: LeadInput, ctx: Ctx) {
  const firstName = body.firstName.trim() || fieldErrors({ firstName: say(ctx.lang, 'required') })
  const message = body.message.trim() || fieldErrors({ message: say(ctx.lang, 'required') })
  const phone = body.phone?.trim()
    ? (normalPhone(body.phone) ?? fieldErrors({ phone: say(ctx.lang, 'phone') }))
    : null
  return {
    firstName,
    message,
    phone,
    lastName: body.lastName?.trim() || null,
    email: normalEmail(body.email),
  }
}

/** Takes an enquiry and hands it to whoever answers for it. */
export async function receiveLead(body: LeadInput, ctx: Ctx): Promise<LeadReceipt> {
  const { db } = ctx.deps
  const to = await addressee(body, ctx)
  const { listing, agencyId, web } = to
  const sender = clean(body, ctx)
  const now = ctx.deps.now()
  const message = thanks(to, ctx)
  const id = uuidv7()
  const trap = Boolean(body.website?.trim())
  const language = body.language ?? ctx.lang
  const property = listing && snapshot(listing)
  return inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `lead ${sender.email}`)
    const recent = await recentFrom(trx, sender.email, new Date(now.getTime() - HOUR))
    const twin = recent.find(
      (one) =>
        one.property_id === (listing?.id ?? null) &&
        one.agency_id === agencyId &&
        one.message === sender.message &&
        now.getTime() - one.created_at.getTime() < TWICE,
    )
    if (twin) return { id: twin.id, message, at: twin.created_at.toISOString() }
    const score = trap
      ? 100
      : spamScore({ ...sender, lastName: sender.lastName ?? '', recent: recent.length })
    // For the operator nobody of the platform answers.
    const { userId, why } =
      trap || agencyId === null
        ? { userId: null, why: null }
        : await whoGets(trx, { agencyId, propertyId: listing?.id ?? null, language }, now)
    await insertLead(trx, {
      id,
      agency_id: agencyId,
      property_id: listing?.id ?? null,
      property,
      kind: body.kind ?? 'question',
      state: score >= SPAM ? 'discarded' : 'new',
      source: web ? `web:${web.host}` : 'portal',
      site_id: web?.siteId ?? null,
      web,
      language,
      first_name: sender.firstName,
      last_name: sender.lastName,
      email: sender.email,
      phone: sender.phone,
      message: sender.message,
      preferred_contact: body.preferredContact ?? null,
      assigned_to: userId,
      assigned_why: why,
      spam_score: score,
      trap,
      consent_text: say(language, 'consent', { agency: to.name }),
      consent_at: now,
      user_id: ctx.session?.userId ?? null,
      search: fold(
        [
          sender.firstName,
          sender.lastName,
          sender.email,
          sender.phone,
          sender.message,
          property?.ref,
          property?.title,
        ]
          .filter(Boolean)
          .join(' '),
      ),
      created_at: now,
      updated_at: now,
    })
    const receipt = { id, message, at: now.toISOString() }
    if (score >= SPAM) {
      await leadWasChanged(trx, id)
      return receipt
    }
    const stored = await leadById(trx, id)
    if (stored) await recogniseSender({ trx, deps: ctx.deps }, stored)
    if (listing) {
      await countLead(trx, listing.id)
      await addHistory(trx, listing.id, {
        kind: 'LEAD',
        at: now,
        text: [sender.firstName, sender.lastName].filter(Boolean).join(' '),
      })
    }
    await recordEvent(trx, {
      kind: 'lead.received',
      agencyId,
      subject: id,
      payload: { propertyId: listing?.id ?? null },
    })
    // The receipt repeats the sender's words to an address nobody has confirmed: never those of an
    // advertiser or of a flood.
    const kinds = score > 0 ? (['new'] as const) : (['new', 'receipt'] as const)
    for (const kind of kinds)
      await ctx.deps.jobs.add(trx, LEAD_MAIL, { kind, leadId: id } satisfies LeadMail)
    await tellAgent(trx, id, 'new', now)
    await leadWasChanged(trx, id)
    return receipt
  })
}
