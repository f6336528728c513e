import { pageIn } from '../../contract/language.ts'
import type { InboxDraft, Language } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { getAgency } from '../agency/index.ts'
import { contactNameOf } from '../contact/index.ts'
import { findPublicListing } from '../listing/index.ts'
import { fillPlaces, readableTemplate, textFor, type PlaceValues } from '../template/index.ts'
import { getUser } from '../user/index.ts'
import type { Reader } from './inbox.policy.ts'
import { findThread, type ThreadRow } from './inbox.repository.ts'
import { ourLanguage } from './mail/mails.ts'
import { reachOf } from './view.ts'
import { say } from './messages.ts'

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES', de: 'de-DE' }

/** A price as its reader writes it, from EUR cents. */
const money = (cents: number, lang: Language): string =>
  new Intl.NumberFormat(LOCALES[lang], {
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
