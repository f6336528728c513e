import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { createFolder, deleteFolder, renameFolder } from './folder.service.ts'
import { changeMine, listMine, readMine, removeMine, save } from './saved.service.ts'
import { createShare, listShares, readShared, revokeShare } from './share.service.ts'

type Operation =
  | 'listSavedHomes'
  | 'saveHome'
  | 'getSavedHome'
  | 'updateSavedHome'
  | 'removeSavedHome'
  | 'createSavedFolder'
  | 'renameSavedFolder'
  | 'deleteSavedFolder'
  | 'listSavedShares'
  | 'createSavedShare'
  | 'revokeSavedShare'
  | 'getSharedList'

/** Operations of the tag `saved`. */
export const handlers = {
  listSavedHomes: (_input, ctx) => listMine(requireSession(ctx), ctx),
  saveHome: ({ body }, ctx) => save(body, requireSession(ctx), ctx),
  getSavedHome: ({ params }, ctx) => readMine(params.id, requireSession(ctx), ctx),
  updateSavedHome: ({ params, body }, ctx) => changeMine(params.id, body, requireSession(ctx), ctx),
  removeSavedHome: ({ params }, ctx) => removeMine(params.id, requireSession(ctx), ctx),
  createSavedFolder: ({ body }, ctx) => createFolder(body, requireSession(ctx), ctx),
  renameSavedFolder: ({ params, body }, ctx) =>
    renameFolder(params.folderId, body, requireSession(ctx), ctx),
  deleteSavedFolder: ({ params }, ctx) => deleteFolder(params.folderId, requireSession(ctx), ctx),
  listSavedShares: (_input, ctx) => listShares(requireSession(ctx), ctx),
  createSavedShare: ({ body }, ctx) => createShare(body, requireSession(ctx), ctx),
  revokeSavedShare: ({ params }, ctx) => revokeShare(params.shareId, requireSession(ctx), ctx),
  getSharedList: ({ params }, ctx) => readShared(params.listToken, ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
