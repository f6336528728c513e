import { type Actor, actorOf } from '../../contract/rights/actor.ts'
import { LANGS } from '../../contract/language.ts'
import type {
  PrintChoice,
  PrintInfo,
  PrintLink,
  PrintOptions,
} from '../../../generated/model/index.ts'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { HttpError, notFound } from '../../contract/errors.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { publicView } from '../listing/index.ts'
import { getProperty, shownToPublic } from '../property/index.ts'
import { codeUrl } from './codes/code.ts'
import { codeFor, findCodeOf } from './codes/codes.repository.ts'
import { pdfReply } from '../../ports/pdf/answer.ts'
import { drawPdf } from './draw.ts'
import { firstOptions, stillValid } from './options.ts'
import { knownFacts } from './paper/facts.ts'
import { getUser, isHere } from '../user/index.ts'
import { makePaper, titleIn } from './paper/make.ts'
import { addOrder, findOrder, lastOrder } from './print.repository.ts'
import { say } from './messages.ts'

/** Days for which a link opens its print. */
export const LINK_DAYS = 30
const PURPOSE = 'print'

type Shown = NonNullable<Awaited<ReturnType<typeof shownToPublic>>>

/** The home if this person may read it, as the public sees it; throws 404 otherwise. */
async function readable(deps: Deps, id: string, actor: Actor): Promise<Shown> {
  await getProperty(deps.db, id, actor, deps.now())
  return (await shownToPublic(deps.db, id, deps.now())) ?? notFound(actor.lang)
}

/** What can be printed of a home, and what this person chose last. */
export async function choiceOf(id: string, ctx: Ctx): Promise<PrintChoice> {
  const { db } = ctx.deps
  const actor = actorOf(ctx)
  const source = await readable(ctx.deps, id, actor)
  const listing = publicView(source, [])
  const last = actor.userId === null ? undefined : await lastOrder(db, actor.userId, id)
  const any = last ?? (actor.userId === null ? undefined : await lastOrder(db, actor.userId))
  const known = knownFacts(listing, ctx.lang)
  return {
    ref: listing.ref,
    options: last
      ? stillValid(last, source, listing)
      : firstOptions(source, listing, actor.lang, any),
    facts: known.map(({ fact }) => fact),
    labels: Object.fromEntries(known.map(({ fact, label }) => [fact, label])),
    titles: Object.fromEntries(LANGS.map((lang) => [lang, titleIn(listing, lang)])),
    texts: LANGS.filter((lang) => listing.description[lang]?.trim()),
    addressVisibility: source.property.location?.addressVisibility ?? 'hidden',
    agent: listing.agent?.name ?? null,
    public: source.onSite,
  }
}

/** Remembers a choice and signs the link that opens it. The home's QR code is made with it. */
export async function createPrint(id: string, options: PrintOptions, ctx: Ctx): Promise<PrintLink> {
  const { db, links, now } = ctx.deps
  const actor = actorOf(ctx)
  const source = await readable(ctx.deps, id, actor)
  const userId = actor.userId ?? notFound(ctx.lang)
  const order = await inTransaction(db, async (trx) => {
    if (options.qr)
      await codeFor(trx, {
        propertyId: id,
        agencyId: source.property.agencyId,
        place: options.kind,
        by: userId,
        now: now(),
      })
    return addOrder(trx, { propertyId: id, userId, options, now: now() })
  })
  const expiresAt = new Date(now().getTime() + LINK_DAYS * 86_400_000)
  return {
    token: await links.sign({ purpose: PURPOSE, id, options: { order }, expiresAt }),
    filename: nameOf(source.property.ref, options),
    expiresAt: expiresAt.toISOString(),
  }
}

/** `LL-0042-cartel-A4.pdf`. */
function nameOf(ref: string, { kind, paper, language }: PrintOptions): string {
  return `${
    ref
      .normalize('NFKD')
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[-.]+|-+$/g, '') || 'llar'
  }-${say(language, `file.${kind}`)}-${paper}.pdf`
}

/** How a print would look, in smaller pictures. */
export async function previewPrint(
  id: string,
  options: PrintOptions,
  ctx: Ctx,
): Promise<FileReply> {
  const source = await readable(ctx.deps, id, actorOf(ctx))
  return pdfReply(await pdfOf(source, options, ctx, true))
}

/** What a link opens; 404 in words when it opens nothing (any more). */
async function opened(
  token: string,
  { deps, lang }: Ctx,
): Promise<{ source: Shown; options: PrintOptions; expiresAt: Date }> {
  const gone = (): never => {
    throw new HttpError(404, { message: say(lang, 'linkGone') })
  }
  const link = (await deps.links.read(token, { purpose: PURPOSE, now: deps.now() })) ?? gone()
  const order = (await findOrder(deps.db, link.options['order'] ?? '', link.id)) ?? gone()
  const source = (await shownToPublic(deps.db, link.id, deps.now())) ?? gone()
  // What is on the site everybody may read; the rest is the agency's, and of who works there.
  const { agencyId } = source.property
  const by = source.onSite ? null : await getUser(deps.db, order.userId)
  if (!source.onSite && !(isHere(by) && by.agency_ids.includes(agencyId))) gone()
  return { source, options: order.options, expiresAt: link.expiresAt }
}

export async function readPrint(token: string, ctx: Ctx): Promise<PrintInfo> {
  const { source, options, expiresAt } = await opened(token, ctx)
  const { id: propertyId, ref } = source.property
  const { kind, paper, language } = options
  return {
    propertyId,
    ref,
    title: options.title?.trim() || titleIn(publicView(source, []), language),
    kind,
    paper,
    language,
    filename: nameOf(ref, options),
    expiresAt: expiresAt.toISOString(),
  }
}

/** The PDF behind a link, as the home is now. */
export async function downloadPrint(token: string, ctx: Ctx): Promise<FileReply> {
  const { source, options } = await opened(token, ctx)
  return pdfReply(await pdfOf(source, options, ctx, false), nameOf(source.property.ref, options))
}

async function pdfOf(
  source: Shown,
  options: PrintOptions,
  { deps, lang, log }: Ctx,
  preview: boolean,
): Promise<Buffer> {
  const { id } = source.property
  const code = options.qr ? await findCodeOf(deps.db, id, options.kind) : undefined
  // A code is made when it is printed, not when it is looked at: a preview without one shows where
  // it will lead.
  const otherwise = `${deps.config.siteUrl}/inmueble/${id}`
  const qrUrl = options.qr ? (code ? codeUrl(deps.config.siteUrl, code.code) : otherwise) : null
  const paper = await makePaper({ deps, source, options, qrUrl, preview, now: deps.now() })
  return drawPdf(
    {
      template: options.kind,
      data: paper,
      meta: {
        title: paper.title,
        author: paper.agency.name,
        subject: paper.ref,
        language: options.language,
      },
    },
    { lang, log },
  )
}
