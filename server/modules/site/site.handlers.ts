import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { readBrand } from './brand/brand.service.ts'
import {
  checkDomain,
  chooseDomain,
  claimDomain,
  listDomains,
  releaseDomain,
} from './domain/domain.service.ts'
import { exportSite } from './export.ts'
import { siteFigures } from './figures/figures.service.ts'
import { addPicture, listPictures } from './picture/picture.service.ts'
import { removePicture } from './picture/unused.ts'
import { listTemplates, previewSite } from './preview.ts'
import { publishSite, restoreVersion, setState } from './publish/publish.service.ts'
import { listVersions } from './publish/versions.service.ts'
import { chooseReport } from './report/choice.service.ts'
import { addPage, orderPages, removePage, savePage } from './save/page.service.ts'
import { updateSite } from './save/parts.service.ts'
import { redoSite, undoSite } from './save/undo.service.ts'
import { createSite, listSites } from './site.service.ts'
import { showSite } from './view.ts'

const reading = (ctx: Ctx) => ({ trx: ctx.deps.db, deps: ctx.deps, actor: actorOf(ctx) })

/** Operations of the tag `site`. */
export const handlers = {
  listSites: async (_input, ctx) => listSites(ctx),
  createSite: async ({ body }, ctx) => createSite(body, ctx),
  getSite: async ({ params }, ctx) => showSite(reading(ctx), params.id),
  updateSite: async ({ params, body }, ctx) =>
    act(ctx, (work) => updateSite(work, params.id, body)),
  createSitePage: async ({ params, body }, ctx) =>
    act(ctx, (work) => addPage(work, params.id, body)),
  saveSitePage: async ({ params, body }, ctx) =>
    act(ctx, (work) => savePage(work, params.id, params.pageId, body)),
  deleteSitePage: async ({ params }, ctx) =>
    act(ctx, (work) => removePage(work, params.id, params.pageId)),
  moveSitePages: async ({ params, body }, ctx) =>
    act(ctx, (work) => orderPages(work, params.id, body)),
  listSitePictures: async ({ params }, ctx) => listPictures(reading(ctx), params.id),
  addSitePicture: async ({ params, files }, ctx) => addPicture(params.id, files, ctx),
  readSiteBrand: async ({ params, query }, ctx) => readBrand(reading(ctx), params.id, query),
  deleteSitePicture: async ({ params }, ctx) =>
    act(ctx, (work) => removePicture(work, params.id, params.hash)),
  undoSite: async ({ params }, ctx) => act(ctx, (work) => undoSite(work, params.id)),
  redoSite: async ({ params }, ctx) => act(ctx, (work) => redoSite(work, params.id)),
  publishSite: async ({ params, body }, ctx) =>
    act(ctx, (work) => publishSite(work, params.id, body)),
  listSiteVersions: async ({ params }, ctx) => listVersions(reading(ctx), params.id),
  restoreSiteVersion: async ({ params, body }, ctx) =>
    act(ctx, (work) => restoreVersion(work, params.id, params.number, body)),
  setSiteState: async ({ params, body }, ctx) =>
    act(ctx, (work) => setState(work, params.id, body)),
  setSiteReport: async ({ params, body }, ctx) =>
    act(ctx, (work) => chooseReport(work, params.id, body)),
  previewSite: async ({ params, query }, ctx) =>
    previewSite(ctx.deps, actorOf(ctx), params.id, query),
  listSiteDomains: async ({ params }, ctx) => listDomains(reading(ctx), params.id),
  createSiteDomain: async ({ params, body }, ctx) =>
    act(ctx, (work) => claimDomain(work, params.id, body)),
  deleteSiteDomain: async ({ params }, ctx) =>
    act(ctx, (work) => releaseDomain(work, params.id, params.domainId)),
  checkSiteDomain: async ({ params }, ctx) => checkDomain(ctx, params.id, params.domainId),
  setMainSiteDomain: async ({ params }, ctx) =>
    act(ctx, (work) => chooseDomain(work, params.id, params.domainId)),
  getSiteFigures: async ({ params, query }, ctx) => siteFigures(reading(ctx), params.id, query),
  exportSite: async ({ params }, ctx) => exportSite(ctx.deps, actorOf(ctx), params.id),
  listSiteTemplates: async ({ query }, ctx) => listTemplates(ctx.deps, actorOf(ctx), query),
} satisfies Partial<Handlers<Ctx>>
