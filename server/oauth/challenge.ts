import type { Config } from '../config/env.ts'

/** Where an application reads who gives tokens for the desk's door. */
export const METADATA = '/.well-known/oauth-protected-resource'

/**
 * `WWW-Authenticate` of the door (RFC 6750, 9728): without a token that works (401), or without a
 * scope that a tool needs (403 with `insufficient_scope` and all that it needs).
 */
export function challenge(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  error?: { code: 'invalid_token' | 'insufficient_scope'; scopes?: readonly string[] },
): string {
  const parts = [
    ...(error ? [`error="${error.code}"`] : []),
    ...(error?.scopes ? [`scope="${error.scopes.join(' ')}"`] : []),
    `resource_metadata="${siteUrl}${METADATA}/mcp"`,
  ]
  return `Bearer ${parts.join(', ')}`
}
