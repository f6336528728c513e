import type { Deps } from '../contract/deps.ts'
import {
  exchangeCode,
  OAuthError,
  refreshTokens,
  type Tokens,
} from '../modules/connection/index.ts'

/** A field of the form, which stands there once (RFC 6749, 3.2). */
function field(form: URLSearchParams, name: string): string {
  const [value, ...more] = form.getAll(name)
  if (value === undefined || value === '' || more.length > 0)
    throw new OAuthError('invalid_request', `${name} is needed, once`)
  return value
}

/** Tokens for a code or for a refresh token, as the form asks. */
export function tokensFor(form: URLSearchParams, deps: Deps): Promise<Tokens> {
  const kind = field(form, 'grant_type')
  const clientId = field(form, 'client_id')
  if (kind === 'authorization_code')
    return exchangeCode(
      {
        clientId,
        code: field(form, 'code'),
        verifier: field(form, 'code_verifier'),
        redirectUri: field(form, 'redirect_uri'),
        resource: field(form, 'resource'),
      },
      deps,
    )
  if (kind === 'refresh_token')
    return refreshTokens(
      {
        clientId,
        token: field(form, 'refresh_token'),
        resource: form.has('resource') ? field(form, 'resource') : null,
      },
      deps,
    )
  throw new OAuthError('unsupported_grant_type', 'authorization_code or refresh_token')
}

/** The token that a form wants ended. */
export const tokenIn = (form: URLSearchParams): string => field(form, 'token')
