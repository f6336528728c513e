import type { Reader } from './services.ts'

/**
 * What the server needs to write into Firebase's realtime database. Secret, but for the address.
 */
export interface ChatMirrorSettings {
  databaseUrl: string
  clientEmail: string
  /** PKCS 8 in PEM. */
  privateKey: string
  /** Where access tokens are made. */
  tokenUri: string
}

const TOKEN_URI = 'https://oauth2.googleapis.com/token'

/**
 * FIREBASE_SERVICE_ACCOUNT is the JSON text of a service account's key; with FIREBASE_DATABASE_URL
 * it turns the mirror on.
 * `token_uri` elsewhere than at Google is for tests.
 */
export function readChatMirror({
  text,
  address,
  faults,
  production,
}: Reader): ChatMirrorSettings | null {
  const json = text('FIREBASE_SERVICE_ACCOUNT', '')
  const databaseUrl =
    address('FIREBASE_DATABASE_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? null
  if (json === '' || databaseUrl === null) return null
  try {
    const account = JSON.parse(json) as Record<string, unknown>
    const [clientEmail, privateKey, tokenUri = TOKEN_URI] = [
      account['client_email'],
      account['private_key'],
      account['token_uri'],
    ]
    if (
      typeof clientEmail === 'string' &&
      typeof privateKey === 'string' &&
      typeof tokenUri === 'string' &&
      (!production || tokenUri === TOKEN_URI)
    ) {
      return { databaseUrl, clientEmail, privateKey, tokenUri }
    }
  } catch {
    // Said below.
  }
  faults.push('FIREBASE_SERVICE_ACCOUNT must be the JSON text of a service account key')
  return null
}
