type Code =
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_target'
  | 'unsupported_grant_type'

/** A refusal in the words of OAuth (RFC 6749, 7591, 8707), for programs. */
export class OAuthError extends Error {
  readonly code: Code
  constructor(code: Code, message: string) {
    super(message)
    this.name = 'OAuthError'
    this.code = code
  }
}
