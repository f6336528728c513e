import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import {
  adoptAlert,
  changeAlert,
  confirmAlert,
  createAlert,
  readAlert,
  removeAlert,
} from './alert.service.ts'
import { searchRecords } from './records/records.service.ts'
import { changeMine, create, listMine, readMine, removeMine } from './search.service.ts'

type Operation =
  | 'listSavedSearches'
  | 'createSavedSearch'
  | 'getSavedSearch'
  | 'updateSavedSearch'
  | 'deleteSavedSearch'
  | 'createAlert'
  | 'getAlert'
  | 'updateAlert'
  | 'deleteAlert'
  | 'confirmAlert'
  | 'adoptAlert'
  | 'searchRecords'

/** Operations of the tag `search`. */
export const handlers = {
  listSavedSearches: (_input, ctx) => listMine(requireSession(ctx), ctx),
  createSavedSearch: ({ body }, ctx) => create(body, requireSession(ctx), ctx),
  getSavedSearch: ({ params }, ctx) => readMine(params.id, requireSession(ctx), ctx),
  updateSavedSearch: ({ params, body }, ctx) =>
    changeMine(params.id, body, requireSession(ctx), ctx),
  deleteSavedSearch: ({ params }, ctx) => removeMine(params.id, requireSession(ctx), ctx),
  createAlert: ({ body }, ctx) => createAlert(body, ctx),
  getAlert: ({ params }, ctx) => readAlert(params.searchToken, ctx),
  updateAlert: ({ params, body }, ctx) => changeAlert(params.searchToken, body, ctx),
  deleteAlert: ({ params }, ctx) => removeAlert(params.searchToken, ctx),
  confirmAlert: ({ params }, ctx) => confirmAlert(params.searchToken, ctx),
  adoptAlert: ({ params }, ctx) => adoptAlert(params.searchToken, requireSession(ctx), ctx),
  searchRecords: ({ query }, ctx) => searchRecords(query, ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
