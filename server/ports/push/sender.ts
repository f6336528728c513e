import { fcm, type ServiceAccount } from './fcm.ts'
import type { PushPort } from './index.ts'
import { webPush, type PushKeys } from './web-push.ts'

/** What pushing needs. */
export interface SenderOptions {
  /** Read or made at the first use. */
  keys: () => Promise<PushKeys>
  contact: string
  privateHosts: boolean
  /** Null: no device is reached through Firebase. */
  account: ServiceAccount | null
  /** A test's own: certificate of its push service, address of its Firebase. */
  ca?: string
  firebaseApi?: string
}

/** Web Push for every browser, Firebase where an account is set up. */
export function pushSender({ keys, account, firebaseApi, ...options }: SenderOptions): PushPort {
  let loaded: Promise<PushKeys> | null = null
  const pair = (): Promise<PushKeys> =>
    (loaded ??= keys().catch((error: unknown) => {
      loaded = null
      throw error
    }))
  const throughFirebase = account && fcm(account, firebaseApi)
  return {
    publicKey: async () => (await pair()).publicKey,
    send: async (registration, message) => {
      if (registration.transport === 'webpush')
        return webPush({ ...options, keys: await pair() })(registration, message)
      return throughFirebase ? throughFirebase(registration, message) : 'dropped'
    },
  }
}
