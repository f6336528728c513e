import { syncNotifications } from '../../../../generated/api/user/user'
import { getSession } from '../../../lib/session'
import { getSite } from '../../../lib/site'

/** This device: cannot be pushed to, may not, does not want to, is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/**
 * What the browser remembers of the registration: whose it is, of which session, where it was
 * pushed to, and when it was told.
 */
interface Mark {
  user: string
  session: string
  endpoint: string
  at: number
}

const KEY = 'llar.push'
const WORKER = '/push-sw.js'
const TOLD_AGAIN_MS = 7 * 86_400_000

const readMark = (): Mark | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Mark | null
  } catch {
    return null
  }
}
/** The end of the token tells one session from another. */
const sessionMark = (): string => getSession().token.slice(-6)

const isSupported = (): boolean =>
  getSite().pushKey !== null &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The subscription that fits the site's key; one of another key is of no use any more. */
async function subscribe(): Promise<PushSubscription> {
  const key = getSite().pushKey ?? ''
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const present = await pushManager.getSubscription()
  const presentKey = present?.options.applicationServerKey
  if (present && presentKey && base64url(presentKey) === key) return present
  await present?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  const registration = {
    transport: 'webpush' as const,
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  }
  await syncNotifications({ registration }, { quiet: true, silent: true })
  localStorage.setItem(
    KEY,
    JSON.stringify({
      user: getSession().id,
      session: sessionMark(),
      endpoint,
      at: Date.now(),
    } satisfies Mark),
  )
}

/** How this device is, without asking anybody anything. */
export function pushState(): PushState {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && readMark()?.user === getSession().id
    ? 'on'
    : 'off'
}

/** Asks for permission and registers this device. Only ever called by a press. */
export async function enablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await tell(await subscribe())
  return 'on'
}

/** Takes this device's registration back, at the server first. */
export async function disablePush(): Promise<PushState> {
  await syncNotifications({ registration: null }, { quiet: true, silent: true })
  localStorage.removeItem(KEY)
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return pushState()
}

/**
 * Tells the server again when the session, the address or the site's key is another one, or a week
 * has passed.
 */
export async function renewPush(): Promise<void> {
  if (pushState() !== 'on') return
  const mark = readMark()
  const subscription = await subscribe()
  const same =
    mark?.session === sessionMark() &&
    mark.endpoint === subscription.endpoint &&
    Date.now() - mark.at < TOLD_AGAIN_MS
  if (!same) await tell(subscription)
}
