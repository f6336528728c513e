import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, requireSession, type Ctx } from '../../contract/context.ts'
import { syncDevice } from '../notification/index.ts'
import { login, logout, register } from './account/account.service.ts'
import { eraseMe, keepMe } from './account/erase.service.ts'
import { cancelEmailChange, verifyEmail } from './account/email.service.ts'
import { requestReset } from './sign-in/forgotten.service.ts'
import { confirmReset } from './sign-in/password.service.ts'
import { openPaymentAccount, renewPaymentAccount } from './account/payment.service.ts'
import { addPerson, resendInvitation, withdrawInvitation } from './people/invite.service.ts'
import {
  acceptInvitation,
  joinByInvitation,
  openInvitation,
  readInvitation,
} from './people/join.service.ts'
import { setAgencyOwner } from './people/owner.service.ts'
import { listPersons, readPerson, savePerson } from './people/people.service.ts'
import { countRooms } from './room-counts.ts'
import { loginPasskey, startPasskeyLogin } from './passkey/login.service.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkey/passkey.service.ts'
import { startStepUpPasskey } from './passkey/step-up.service.ts'
import {
  confirmTotp,
  getTotp,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './second/totp.service.ts'
import { changeSecurity, readSecurity } from './security/security.service.ts'
import { loginSecondStep } from './second/second-step.service.ts'
import { revokeOtherSessions, revokeSession, listSessions } from './sign-in/sessions.service.ts'
import { readStepUp, sendStepUpCode, stepUp } from './sign-in/step-up.service.ts'
import { loginSso, startSso } from './sso/login.service.ts'
import { proveDomain } from './sso/prove.service.ts'
import { readSso, removeSso, saveSso } from './sso/settings.service.ts'
import { loginSocial } from './sign-in/social.service.ts'

type Operation =
  | 'registerUser'
  | 'loginUser'
  | 'logoutUser'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'loginSocial'
  | 'loginSecondStep'
  | 'getTotp'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'
  | 'startPasskeyLogin'
  | 'loginPasskey'
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'verifyEmail'
  | 'cancelEmailChange'
  | 'openPaymentAccount'
  | 'renewPaymentAccount'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
  | 'getStepUp'
  | 'stepUp'
  | 'sendStepUpCode'
  | 'startStepUpPasskey'
  | 'eraseMe'
  | 'keepMe'
  | 'getUser'
  | 'listUsers'
  | 'createUser'
  | 'updateUser'
  | 'setAgencyOwner'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'openInvitation'
  | 'joinByInvitation'
  | 'syncNotifications'
  | 'countRooms'
  | 'getAgencySecurity'
  | 'updateAgencySecurity'
  | 'getAgencySso'
  | 'saveAgencySso'
  | 'removeAgencySso'
  | 'checkAgencySsoDomain'
  | 'startSso'
  | 'loginSso'

/** Operations of the tag `user`. */
export const handlers = {
  registerUser: ({ body }, ctx) => register(body, ctx),
  loginUser: ({ body }, ctx) => login(body, ctx),
  loginSocial: ({ body }, ctx) => loginSocial(body, ctx),
  loginSecondStep: ({ body }, ctx) => loginSecondStep(body, ctx),
  getTotp: (_, ctx) => getTotp(requireSession(ctx), ctx),
  startTotp: (_, ctx) => startTotp(requireSession(ctx), ctx),
  confirmTotp: ({ body }, ctx) => confirmTotp(body, requireSession(ctx), ctx),
  removeTotp: (_, ctx) => removeTotp(requireSession(ctx), ctx),
  renewRecoveryCodes: (_, ctx) => renewRecoveryCodes(requireSession(ctx), ctx),
  startPasskeyLogin: (_, ctx) => startPasskeyLogin(ctx),
  loginPasskey: ({ body }, ctx) => loginPasskey(body, ctx),
  listPasskeys: (_, ctx) => listPasskeys(requireSession(ctx), ctx),
  startPasskey: (_, ctx) => startPasskey(requireSession(ctx), ctx),
  addPasskey: ({ body }, ctx) => addPasskey(body, requireSession(ctx), ctx),
  renamePasskey: ({ params, body }, ctx) =>
    renamePasskey(params.id, body, requireSession(ctx), ctx),
  removePasskey: ({ params }, ctx) => removePasskey(params.id, requireSession(ctx), ctx),
  verifyEmail: ({ body }, ctx) => verifyEmail(body ?? {}, requireSession(ctx), ctx),
  cancelEmailChange: (_, ctx) => cancelEmailChange(requireSession(ctx), ctx),
  openPaymentAccount: (_, ctx) => openPaymentAccount(requireSession(ctx), ctx),
  renewPaymentAccount: ({ params }, ctx) =>
    renewPaymentAccount(params.id, requireSession(ctx), ctx),
  logoutUser: ({ body }, ctx) => logout(requireSession(ctx), body?.everywhere === true, ctx),
  listSessions: (_, ctx) => listSessions(requireSession(ctx), ctx),
  revokeSession: ({ params }, ctx) => revokeSession(params.id, requireSession(ctx), ctx),
  revokeOtherSessions: (_, ctx) => revokeOtherSessions(requireSession(ctx), ctx),
  getStepUp: (_, ctx) => readStepUp(requireSession(ctx), ctx),
  stepUp: ({ body }, ctx) => stepUp(body, requireSession(ctx), ctx),
  sendStepUpCode: (_, ctx) => sendStepUpCode(requireSession(ctx), ctx),
  startStepUpPasskey: (_, ctx) => startStepUpPasskey(requireSession(ctx), ctx),
  eraseMe: ({ body }, ctx) => eraseMe(body ?? {}, requireSession(ctx), ctx),
  keepMe: (_, ctx) => keepMe(requireSession(ctx), ctx),
  requestPasswordReset: ({ body }, ctx) => requestReset(body, ctx),
  confirmPasswordReset: ({ body }, ctx) => confirmReset(body, ctx),
  getUser: ({ params }, ctx) => readPerson(params.id, requireSession(ctx), ctx),
  listUsers: ({ query }, ctx) => listPersons(query, requireAgency(ctx), ctx),
  createUser: ({ body }, ctx) => addPerson(body, requireAgency(ctx), ctx),
  updateUser: ({ params, body, files }, ctx) =>
    savePerson(params.id, body, files, requireSession(ctx), ctx),
  setAgencyOwner: ({ params }, ctx) => setAgencyOwner(params.id, requireAgency(ctx), ctx),
  resendInvitation: ({ params }, ctx) => resendInvitation(params.id, requireAgency(ctx), ctx),
  withdrawInvitation: ({ params }, ctx) => withdrawInvitation(params.id, requireAgency(ctx), ctx),
  readInvitation: ({ body }, ctx) => readInvitation(body, requireSession(ctx), ctx),
  acceptInvitation: ({ body }, ctx) => acceptInvitation(body, requireSession(ctx), ctx),
  openInvitation: ({ body }, ctx) => openInvitation(body, ctx),
  joinByInvitation: ({ body }, ctx) => joinByInvitation(body, ctx),
  getAgencySecurity: ({ params }, ctx) => readSecurity(params.id, requireAgency(ctx), ctx),
  updateAgencySecurity: ({ params, body }, ctx) =>
    changeSecurity(params.id, body, requireAgency(ctx), ctx),
  getAgencySso: ({ params }, ctx) => readSso(params.id, requireAgency(ctx), ctx),
  saveAgencySso: ({ params, body }, ctx) => saveSso(params.id, body, requireAgency(ctx), ctx),
  removeAgencySso: ({ params }, ctx) => removeSso(params.id, requireAgency(ctx), ctx),
  checkAgencySsoDomain: ({ params }, ctx) => proveDomain(params.id, requireAgency(ctx), ctx),
  startSso: ({ body }, ctx) => startSso(body, ctx),
  loginSso: ({ body }, ctx) => loginSso(body, ctx),
  countRooms: (_, ctx) => countRooms(ctx),
  syncNotifications: ({ body }, ctx) => syncDevice(body, requireSession(ctx), ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
