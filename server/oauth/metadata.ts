import type { Config } from '../config/env.ts'
import { issuerOf, OFFERED, resourceOf } from '../modules/connection/index.ts'

/** What the desk's door needs, and who gives it (RFC 9728). */
export const resourceMetadata = (config: Config) => ({
  resource: resourceOf(config),
  authorization_servers: [issuerOf(config)],
  scopes_supported: OFFERED,
  bearer_methods_supported: ['header'],
  resource_name: config.siteName,
  resource_documentation: `${config.siteUrl}/api/docs/guide/`,
})

/** How an application gets it (RFC 8414). */
export const serverMetadata = (config: Config) => ({
  issuer: issuerOf(config),
  authorization_endpoint: `${config.siteUrl}/auth/conectar`,
  token_endpoint: `${config.siteUrl}/oauth/token`,
  revocation_endpoint: `${config.siteUrl}/oauth/revoke`,
  ...(config.mcpRegistration && { registration_endpoint: `${config.siteUrl}/oauth/register` }),
  scopes_supported: OFFERED,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
})
