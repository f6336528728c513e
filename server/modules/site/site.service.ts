import type { Site, SiteInput, SiteList, SitePicture } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notAcceptable } from '../../contract/errors.ts'
import { act, actorOf, type Actor, type Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { filledSite } from './draft/fill.ts'
import { say } from './messages.ts'
import { agencyLogo } from './picture/logo.ts'
import { claimPictures } from './save/refuse.ts'
import { findSiteOf, insertSite, isWhole } from './site.repository.ts'
import { freeSlugs, holdNames, refuseSlug } from './slug.ts'
import { showSite } from './view.ts'

/** The agency's site, or none and a name that is free. */
export async function listSites(ctx: Ctx): Promise<SiteList> {
  const { deps } = ctx
  const actor = actorOf(ctx)
  const row = await findSiteOf(deps.db, actor.agencyId)
  if (row && !isWhole(row)) return { items: [], slug: null }
  if (row) return { items: [await showSite({ trx: deps.db, deps, actor }, row.id)], slug: null }
  return { items: [], slug: await proposal(deps.db, actor) }
}

async function proposal(db: Db, { agencyId }: Actor): Promise<string | null> {
  const agency = await getAgency(db, agencyId)
  return (await freeSlugs(db, agency?.slug ?? 'agencia', 1))[0] ?? null
}

/**
 * Makes the agency's site, whole: its logo is drawn before the transaction, since pictures take
 * their time.
 */
export async function createSite(body: SiteInput, ctx: Ctx): Promise<Site> {
  const logo = await agencyLogo(ctx.deps, actorOf(ctx).agencyId, ctx.lang)
  return act(ctx, (work) => insert(work, body, logo))
}

async function insert(work: Work, body: SiteInput, logo: SitePicture | null): Promise<Site> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  await holdNames(trx)
  if (await findSiteOf(trx, agencyId)) notAcceptable(say(lang, 'oneSite'))
  if (body.slug !== undefined) await refuseSlug(trx, body.slug, actor)
  const slug = body.slug ?? (await proposal(trx, actor)) ?? `agencia-${agencyId.slice(-8)}`
  const doc = await filledSite(trx, deps, { agencyId, template: body.template, logo })
  const id = uuidv7()
  const site = { id, agency_id: agencyId, slug, state: 'draft' as const, published: null }
  await insertSite(trx, site, doc, { at: deps.now(), by: actor.userId })
  if (logo)
    await trx
      .insertInto('site_picture')
      .values({ site_id: id, hash: logo.hash, uploaded: true, at: deps.now() })
      .execute()
  await claimPictures(doc, id, work)
  return showSite(work, id)
}
