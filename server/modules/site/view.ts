import type { Site } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { checksOf } from './check/check.service.ts'
import { pairsOf } from './check/contrast.ts'
import { addressOfSite } from './address.ts'
import { digestOf } from './compare/canonical.ts'
import { changesOf } from './compare/changes.ts'
import { coverageOf } from './compare/coverage.ts'
import { outdatedOf } from './compare/sources.ts'
import { wantsReport } from './report/choice.repository.ts'
import { nextSteps } from './save/step.ts'
import { stepTold } from './save/told.ts'
import { mayEdit, readable, type SiteRow } from './site.policy.ts'
import { draftOf, findSite, findVersion, isWhole, pagesOf } from './site.repository.ts'

/** The site as its agency sees it; 404 for another's. */
export async function showSite({ trx, deps, actor }: Work, id: string): Promise<Site> {
  const row = readable(await findSite(trx, id), actor)
  if (!isWhole(row)) laterVersion(actor.lang)
  const pages = await pagesOf(trx, id)
  const draft = draftOf(row, pages)
  const digest = digestOf(draft)
  const version = await findVersion(trx, id, row.published)
  const { undo, redo } = await nextSteps(trx, id, deps.now())
  const people = [
    ...[version, undo, redo].map((each) => each?.by_user),
    ...pages.map(({ updated_by: by }) => by),
  ]
  const names = await namesOf(trx, [...new Set(people.filter((each) => typeof each === 'string'))])
  const nameOf = (by: string | null): string | null =>
    by === null ? null : (names.get(by) ?? null)
  // What only another version reads of it is no change that anybody here could publish.
  const changed = version === undefined || digestOf(version.doc) !== digest
  return {
    id,
    agencyId: row.agency_id,
    slug: row.slug,
    address: await addressOfSite(trx, deps.config, row),
    state: row.state,
    draft,
    digest,
    version: row.version,
    pages: pages.map((page) => ({
      id: page.id,
      version: page.version,
      updatedAt: page.updated_at.toISOString(),
      byName: nameOf(page.updated_by),
      languages: coverageOf(page.doc, row.doc.languages),
      outdated: outdatedOf(page.doc, page.sources, row.doc.languages),
    })),
    published: version
      ? { number: version.number, at: version.at.toISOString(), byName: nameOf(version.by_user) }
      : null,
    changed,
    changes: version && changed ? changesOf(version.doc, draft) : [],
    languages: coverageOf(draft, row.doc.languages),
    pairs: pairsOf(draft.brand),
    checks: await checksOf(trx, deps, actor, draft),
    undo: undo ? stepTold(draft, undo, nameOf(undo.by_user)) : null,
    redo: redo ? stepTold(draft, redo, nameOf(redo.by_user)) : null,
    canEdit: mayEdit(row, actor),
    monthlyMail: await wantsReport(trx, id, actor),
    suspension: suspensionOf(row),
  }
}

const suspensionOf = (row: SiteRow): Site['suspension'] =>
  row.state === 'suspended' && row.suspended_at
    ? { at: row.suspended_at.toISOString(), reason: row.suspended_reason ?? '' }
    : null
