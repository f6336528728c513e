/** The door of module connection; README.md says what a connection is. */
import './ended.ts'

export { handlers } from './connection.handlers.ts'
export { jobs } from './jobs.ts'
export { isGrantToken } from './secret.ts'
export { heldGrant, sessionOfGrant } from './session.ts'
export { exchangeCode, refreshTokens, revokeToken, type Tokens } from './exchange.service.ts'
export { registerClient } from './client/register.ts'
export { OAuthError } from './oauth-error.ts'
export { issuerOf, OFFERED, resourceOf } from './request.ts'
