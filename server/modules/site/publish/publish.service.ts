import type {
  Site,
  SiteDoc,
  SitePublishInput,
  SiteRestoreInput,
  SiteStateInput,
} from '../../../../generated/model/index.ts'
import {
  conflict,
  fieldErrors,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import type { SiteMoment } from '../../../db/tables/site.ts'
import { draftAsStored, versionAsStored } from '../as-stored.ts'
import { checksOf } from '../check/check.service.ts'
import { digestOf, isSame } from '../compare/canonical.ts'
import { say } from '../messages.ts'
import { step } from '../save/step.ts'
import { writable, type SiteRow } from '../site.policy.ts'
import { draftOf, findSite, findVersion, pagesOf, setSite } from '../site.repository.ts'
import { showSite } from '../view.ts'
import { keepOldSlugs } from './old-slug.repository.ts'
import { dropOldVersions } from './retention.ts'
import { addVersion, type NewVersion } from './version.repository.ts'

/** Strangers read the draft from now on; the same draft again answers what is there. */
export async function publishSite(
  work: Work,
  id: string,
  { digest, note }: SitePublishInput,
): Promise<Site> {
  const { trx, actor } = work
  const row = writable(await findSite(trx, id, true), actor)
  const pages = await pagesOf(trx, id)
  const draft = draftOf(row, pages)
  if (digestOf(draft) !== digest) conflict(await showSite(work, id), say(actor.lang, 'conflict'))
  await refuseStops(work, draft)
  // A page that cannot be read here is not taken from its visitors unasked.
  const whole = (await draftAsStored(trx, row, pages)) ?? laterVersion(actor.lang)
  await makePublic(work, row, whole, { note: note?.trim() || null, restoredFrom: null, digest })
  return showSite(work, id)
}

async function refuseStops({ trx, deps, actor }: Work, doc: SiteDoc): Promise<void> {
  const stops = (await checksOf(trx, deps, actor, doc)).filter(({ level }) => level === 'stop')
  if (stops.length > 0) fieldErrors(Object.fromEntries(stops.map(({ path, text }) => [path, text])))
}

/**
 * Writes a version, with what only another version of the server can read, unless the one that is
 * public says the same. `digest` is of what is read of it here.
 */
async function makePublic(
  { trx, deps, actor }: Work,
  row: SiteRow,
  doc: SiteDoc,
  version: Pick<NewVersion, 'note' | 'restoredFrom' | 'digest'>,
): Promise<void> {
  const now = deps.now()
  const { id, published } = row
  const out = published === null ? null : await versionAsStored(trx, id, published)
  const isOut = out !== null && isSame(out, doc)
  const number = isOut
    ? published
    : await addVersion(trx, id, { doc, by: actor.userId, ...version }, now)
  if (out !== null && !isOut) await keepOldSlugs(trx, id, out, doc)
  await setSite(trx, id, { published: number, state: 'published', updated_at: now })
  await dropOldVersions(trx, now, row.id)
}

/** All of a document as a moment, in which pages that it does not have are not there. */
const momentOf = (
  { schemaVersion: _schema, pages, ...parts }: SiteDoc,
  ids: string[],
): SiteMoment => ({
  parts,
  order: pages.map(({ id }) => id),
  pages: ids.map((id) => ({ id, doc: pages.find((page) => page.id === id) ?? null })),
})

/** Makes an old version the draft, which can be undone; with `live` strangers read it at once. */
export async function restoreVersion(
  work: Work,
  id: string,
  number: number,
  { live = false }: SiteRestoreInput,
): Promise<Site> {
  const { trx, actor } = work
  const row = writable(await findSite(trx, id, true), actor)
  const version = (await findVersion(trx, id, number)) ?? notFound(actor.lang)
  const whole = (await versionAsStored(trx, id, number)) ?? version.doc
  const pages = await pagesOf(trx, id)
  const ids = [...new Set([...pages, ...version.doc.pages].map((page) => page.id))]
  const now = draftOf(row, pages)
  await step(work, id, momentOf(now, ids), momentOf(version.doc, ids), {
    whole: momentOf(whole, ids),
    isOld: true,
  })
  if (live) {
    await refuseStops(work, version.doc)
    const digest = digestOf(version.doc)
    await makePublic(work, row, whole, { note: null, restoredFrom: number, digest })
  }
  return showSite(work, id)
}

/** Off the net for a while, or back. */
export async function setState(work: Work, id: string, { state }: SiteStateInput): Promise<Site> {
  const { trx, deps, actor } = work
  const row = writable(await findSite(trx, id, true), actor)
  if (row.published === null) notAcceptable(say(actor.lang, 'neverPublished'))
  if (row.state !== state) await setSite(trx, id, { state, updated_at: deps.now() })
  return showSite(work, id)
}
