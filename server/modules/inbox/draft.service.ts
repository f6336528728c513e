import { pageIn } from '../../contract/language.ts'
import { localeOf } from '../../formats/figure.ts'
import type {
  InboxDraft,
  InboxDraftList,
  Language,
  LeadKind,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { getAgency } from '../agency/index.ts'
import { contactNameOf } from '../contact/index.ts'
import { findLead } from '../lead/index.ts'
import { findPublicListing } from '../listing/index.ts'
import { loadProperty } from '../property/index.ts'
import {
  fillPlaces,
  listTemplates,
  readableTemplate,
  readsTemplate,
  STARTERS,
  textFor,
  unknownPlaces,
  type PlaceValues,
} from '../template/index.ts'
import { getUser } from '../user/index.ts'
import type { Db } from '../../db/index.ts'
import type { Reader } from './inbox.policy.ts'
import { findThread, type ThreadRow } from './inbox.repository.ts'
import { ourLanguage } from './mail/mails.ts'
import { reachOf } from './view.ts'
import { say } from './messages.ts'

/** A price as its reader writes it, from EUR cents. */
const money = (cents: number, lang: Language): string =>
  new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
    useGrouping: 'always',
  }).format(cents / 100)

/**
 * What is known for each place; the home as it stands on the site, else as it was when they asked.
 */
async function valuesFor(
  row: ThreadRow,
  lang: Language,
  reader: Reader,
  { deps }: Ctx,
): Promise<PlaceValues> {
  const [agent, agency] = [
    await getUser(deps.db, reader.userId),
    await getAgency(deps.db, reader.agencyId),
  ]
  const listing = row.property_id ? await findPublicListing(deps.db, row.property_id) : null
  const price = listing ? listing.prices[0]?.price : row.home?.price
  return {
    nombre: row.first_name,
    titulo: listing?.title[lang] ?? listing?.title['es'] ?? row.home?.title ?? null,
    referencia: row.home?.ref ?? null,
    precio: price ? money(price, lang) : row.home ? say(lang, 'priceOnRequest') : null,
    enlace: listing ? pageIn(deps.config.siteUrl, lang, `/inmueble/${listing.id}`) : null,
    agente: agent ? `${agent.first_name} ${agent.last_name}`.trim() : null,
    agencia: agency?.tradeName ?? null,
  }
}

/**
 * A template for a thread, filled, in the language of its person or in the nearest the template
 * has.
 */
export async function draft(
  id: string,
  templateId: string,
  language: Language | undefined,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxDraft> {
  const { db } = ctx.deps
  const row = (await findThread(db, id, reader)) ?? notFound(ctx.lang)
  const template = await readableTemplate(db, reader, templateId, ctx.lang)
  const contact = row.contact_id ? await contactNameOf(db, row.agency_id, row.contact_id) : null
  const theirs = reachOf(row, contact).language
  const wanted = language ?? ourLanguage(theirs)
  const { lang, subject, text } = textFor(template, wanted)
  const values = await valuesFor(row, lang, reader, ctx)
  const [filled, title] = [fillPlaces(text, values), fillPlaces(subject, values)]
  return {
    templateId,
    language: lang,
    wanted: language ?? theirs ?? wanted,
    subject: title.text.slice(0, 160),
    text: filled.text,
    missing: [...new Set([...filled.missing, ...title.missing])],
  }
}

const MOST_OFFERED = 3
/** The starter for a first answer, the one for who asks for a visit, and the one for a home that is gone. */
const [FIRST_ANSWER, VISIT, GONE] = STARTERS

/**
 * Which texts to begin with fit a home as it stands, best first: neither "still available" nor "we
 * can show you" of one that is reserved or off the market, and "has found its buyer" of one that has.
 */
async function fitting(
  db: Db,
  { property_id: id }: ThreadRow,
  asked: LeadKind | null,
): Promise<(string | undefined)[]> {
  const home = id === null ? null : await loadProperty(db, id)
  if (id === null || home?.status === 'active')
    return asked === 'visit_request' ? [VISIT?.name, FIRST_ANSWER?.name] : [FIRST_ANSWER?.name]
  const isSold = home?.status === 'closed' && home.basics.offers[0]?.operation === 'V'
  return isSold ? [GONE?.name] : []
}

/**
 * What may answer a thread as it is, best first: in the person's language before another, then the
 * text made for what was asked. Only those that are read whole, and of which every place is known:
 * anything else could not be sent by one press.
 */
export async function listDrafts(id: string, reader: Reader, ctx: Ctx): Promise<InboxDraftList> {
  const { db } = ctx.deps
  const row = (await findThread(db, id, reader)) ?? notFound(ctx.lang)
  const contact = row.contact_id ? await contactNameOf(db, row.agency_id, row.contact_id) : null
  const theirs = reachOf(row, contact).language
  const wanted = ourLanguage(theirs)
  const kept = await listTemplates(db, reader)
  const asked = row.lead_id ? await findLead(db, row.lead_id, reader) : null
  const fit = await fitting(db, row, asked?.kind ?? null)
  const [best] = fit
  const known = new Map<Language, Promise<PlaceValues>>()
  const valuesIn = (lang: Language): Promise<PlaceValues> => {
    const values = known.get(lang) ?? valuesFor(row, lang, reader, ctx)
    known.set(lang, values)
    return values
  }
  const begun = STARTERS.filter(({ name }) => name === best).map((one) => ({ ...one, id: null }))
  // One to begin with that is for something else ("no longer available") is never offered unasked.
  const others = new Set(STARTERS.map(({ name }) => name).filter((name) => !fit.includes(name)))
  const mine = kept.filter(({ name }) => !others.has(name))
  const offered = await Promise.all(
    (kept.length > 0 ? mine : begun).map(async (template) => {
      const { lang, subject, text } = textFor(template, wanted)
      const values = await valuesIn(lang)
      const [filled, title] = [fillPlaces(text, values), fillPlaces(subject, values)]
      return {
        whole:
          filled.missing.length +
            title.missing.length +
            unknownPlaces(`${subject} ${text}`).length ===
          0,
        order: (lang === wanted ? 0 : 2) + (template.name === best ? 0 : 1),
        offer: {
          templateId: template.id,
          name: template.name,
          language: lang,
          wanted: theirs ?? wanted,
          subject: title.text.slice(0, 160),
          text: filled.text,
        },
      }
    }),
  )
  const ready = offered.filter(({ whole }) => whole).sort((a, b) => a.order - b.order)
  const items: InboxDraftList['items'] = []
  for (const { offer } of ready)
    if (
      items.length < MOST_OFFERED &&
      (offer.templateId === null || (await readsTemplate(db, offer.templateId)))
    )
      items.push(offer)
  return { items }
}
