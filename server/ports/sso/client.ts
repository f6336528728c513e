import * as oidc from 'openid-client'
import { SsoAway, type SsoAsk, type SsoPort, type SsoSettings } from './port.ts'
import { guarded } from './guarded.ts'

const SECONDS = 8

/** As the provider takes it: the standard's way unless it names others alone. */
const authOf = (secret: string | null): oidc.ClientAuth =>
  secret === null
    ? oidc.None()
    : (server, client, body, headers) => {
        const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
        const auth = ways.includes('client_secret_basic')
          ? oidc.ClientSecretBasic(secret)
          : oidc.ClientSecretPost(secret)
        return auth(server, client, body, headers)
      }

/** Whether it is the provider that fails, somewhere below what the library says. */
const isAway = (error: unknown): boolean =>
  error instanceof SsoAway || (error instanceof Error && isAway(error.cause))

/** For the log: the standard's word, or the library's; whatever else the answer says is anybody's. */
const reasonOf = (error: unknown): string => {
  const { code, error: said, name } = error as { code?: string; error?: unknown; name?: string }
  const word = typeof said === 'string' && /^[a-z_]{1,40}$/.test(said) ? said : undefined
  return word ?? code ?? name ?? 'unknown'
}

/** One that stands for many, or names a document in place of whoever signs. */
const isNoIssuer = (issuer: string): boolean =>
  issuer.includes('{') || issuer.includes('/.well-known/')

function addressOf(found: oidc.Configuration, question: Record<string, string>): string {
  try {
    return oidc.buildAuthorizationUrl(found, question).href
  } catch (error) {
    throw new SsoAway('settings without sign-in', { cause: error })
  }
}

/**
 * Signs in at providers that ADMINs name, by openid-client: the guard of all that is fetched stands
 * before each request. Settings and keys are read anew at each sign-in, which is seldom, so that a
 * provider's new keys count at once. `privateHosts` lets inner addresses and http in.
 */
export function ssoClient(privateHosts: boolean): SsoPort {
  const discover = async ({ issuer, clientId, secret }: Omit<SsoSettings, 'redirectUri'>) => {
    const execute = [oidc.enableNonRepudiationChecks]
    if (privateHosts) execute.push(oidc.allowInsecureRequests)
    try {
      return await oidc.discovery(new URL(issuer), clientId, {}, authOf(secret), {
        [oidc.customFetch]: guarded(privateHosts),
        execute,
        timeout: SECONDS,
      })
    } catch (error) {
      throw new SsoAway('no settings', { cause: error })
    }
  }
  /** The library lets some providers call themselves otherwise than they are asked for. */
  const discoverAs = async (settings: SsoSettings) => {
    const found = await discover(settings)
    if (found.serverMetadata().issuer !== settings.issuer) throw new SsoAway('another issuer')
    return found
  }
  return {
    issuerAt: async (address) => {
      const found = await discover({ issuer: address, clientId: 'none', secret: null })
      const { issuer, jwks_uri: keys } = found.serverMetadata()
      if (!keys) throw new SsoAway('settings without keys')
      if (isNoIssuer(issuer)) throw new SsoAway('no issuer of its own')
      addressOf(found, {})
      return issuer
    },
    begin: async (settings, { state, nonce, verifier }, email) => {
      const found = await discoverAs(settings)
      return addressOf(found, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: email,
      })
    },
    end: async (settings, ask, answer) =>
      exchange(await discoverAs(settings), settings, ask, answer),
  }
}

async function exchange(
  found: oidc.Configuration,
  { redirectUri }: SsoSettings,
  { state, nonce, verifier }: SsoAsk,
  answer: URLSearchParams,
): ReturnType<SsoPort['end']> {
  try {
    const told = await oidc.authorizationCodeGrant(found, new URL(`?${answer}`, redirectUri), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = told.claims()
    if (!claims) return { refused: 'no token' }
    const { iss: issuer, sub: subject, email, email_verified: verified, auth_time: at } = claims
    return {
      issuer,
      subject,
      email: typeof email === 'string' ? email : null,
      // Entra sends a claim that is mapped by hand as text.
      emailVerified: String(verified) === 'true',
      authTime: typeof at === 'number' ? new Date(at * 1000) : null,
    }
  } catch (error) {
    if (isAway(error)) throw new SsoAway('no answer', { cause: error })
    return { refused: reasonOf(error) }
  }
}
