import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, requireSession, type Ctx } from '../../contract/context.ts'
import { login, logout, register } from './account.service.ts'
import { confirmReset, requestReset } from './password.service.ts'
import { addPerson, listPersons, readPerson, savePerson } from './people.service.ts'

type Operation =
  | 'registerUser' | 'loginUser' | 'logoutUser' | 'requestPasswordReset' | 'confirmPasswordReset'
  | 'getUser' | 'listUsers' | 'createUser' | 'updateUser'

/** Operations of the tag `user`. */
export const handlers = {
  registerUser: ({ body }, ctx) => register(body, ctx),
  loginUser: ({ body }, ctx) => login(body, ctx),
  logoutUser: ({ body }, ctx) => logout(requireSession(ctx), body?.everywhere === true, ctx),
  requestPasswordReset: ({ body }, ctx) => requestReset(body, ctx),
  confirmPasswordReset: ({ body }, ctx) => confirmReset(body, ctx),
  getUser: ({ params }, ctx) => readPerson(params.id, requireSession(ctx), ctx),
  listUsers: ({ query }, ctx) => listPersons(query, requireAgency(ctx), ctx),
  createUser: ({ body }, ctx) => addPerson(body, requireAgency(ctx), ctx),
  updateUser: ({ params, body, files }, ctx) => savePerson(params.id, body, files, requireSession(ctx), ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
