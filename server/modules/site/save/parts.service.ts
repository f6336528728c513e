import type { Site, SitePatch } from '../../../../generated/model/index.ts'
import { conflict, notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import type { SiteParts } from '../../../db/tables/site.ts'
import { isSame } from '../compare/canonical.ts'
import { say } from '../messages.ts'
import { writable } from '../site.policy.ts'
import { findSite, pagesOf, setSite, touchSite } from '../site.repository.ts'
import { holdNames, refuseSlug } from '../slug.ts'
import { showSite } from '../view.ts'
import { claimPictures, refuseLarge, refuseLinks } from './refuse.ts'
import { step } from './step.ts'
import { trimmed } from './trim.ts'

/** Changes brand, languages, links or another part of the whole site, each replaced whole. */
export async function updateSite(
  work: Work,
  id: string,
  { version, slug, ...sent }: SitePatch,
): Promise<Site> {
  const { trx, deps, actor } = work
  const row = writable(await findSite(trx, id, true), actor)
  if (row.version !== version) conflict(await showSite(work, id), say(actor.lang, 'conflict'))
  const parts = Object.fromEntries(
    Object.entries(trimmed(sent)).filter(([, part]) => part !== undefined),
  ) as Partial<SiteParts>
  if (slug !== undefined && slug !== row.slug) {
    if (row.published !== null) notAcceptable(say(actor.lang, 'slugFixed'))
    await holdNames(trx)
    await refuseSlug(trx, slug, actor)
    await setSite(trx, id, { slug })
    await touchSite(trx, id, deps.now(), { anew: true })
  }
  refuseLarge(parts, work)
  refuseLinks(parts, await pagesOf(trx, id), work)
  await claimPictures(parts, id, work)
  const next = { ...row.doc, ...parts }
  if (!isSame(row.doc, next)) await step(work, id, { parts: row.doc }, { parts: next })
  return showSite(work, id)
}
