import { createECDH } from 'node:crypto'
import type { Reader } from './services.ts'
import type { ServiceAccount } from '../ports/push/fcm.ts'
import type { PushKeys } from '../ports/push/web-push.ts'

const TOKEN_URI = 'https://oauth2.googleapis.com/token'

/** How people's devices are pushed to. */
export interface PushSettings {
  /** Null: the pair that this site made for itself, kept in the database. */
  keys: PushKeys | null
  /** Null: no device is reached through Firebase. */
  account: ServiceAccount | null
}

/** Whether the two are one pair of the curve P-256. */
function arePair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return curve.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

function readKeys({ text, faults }: Reader): PushKeys | null {
  const keys = {
    publicKey: text('VAPID_PUBLIC_KEY', ''),
    privateKey: text('VAPID_PRIVATE_KEY', ''),
  }
  if (keys.publicKey === '' && keys.privateKey === '') return null
  if (!arePair(keys))
    faults.push(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair, base64url (npx web-push generate-vapid-keys)',
    )
  return keys
}

/**
 * The same account may write the mirror of conversations (`chat.ts`); `token_uri` elsewhere than
 * at Google is for tests.
 */
function readAccount({ text, faults, production }: Reader): ServiceAccount | null {
  const json = text('FIREBASE_SERVICE_ACCOUNT', '')
  if (json === '') return null
  try {
    const {
      project_id,
      client_email,
      private_key,
      token_uri = TOKEN_URI,
    } = JSON.parse(json) as Partial<ServiceAccount>
    if (project_id && client_email && private_key && (!production || token_uri === TOKEN_URI))
      return { project_id, client_email, private_key, token_uri }
  } catch {
    // Said below: nothing of a secret belongs into a message.
  }
  const fault = 'FIREBASE_SERVICE_ACCOUNT must be the JSON text of a service account key'
  if (!faults.includes(fault)) faults.push(fault)
  return null
}

/** The settings of pushing. */
export const readPush = (reader: Reader): PushSettings => ({
  keys: readKeys(reader),
  account: readAccount(reader),
})
