import { createHash } from 'node:crypto'
import type { Deps } from '../../contract/deps.ts'
import { knownIn } from '../../contract/known.ts'
import type { Db } from '../../db/index.ts'
import { awaitLaterVersion } from '../../jobs/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import type { PushMessage, PushRegistration } from '../../ports/push/index.ts'
import { devicesOf, dropDevice, findDevice, type DeviceRow } from './device.repository.ts'
import { findUnread, type NotificationRow } from './notification.repository.ts'

export const PUSH_JOB = 'notification.push'

/** News older than this are not pushed any more: the list has them. */
const FRESH_MS = 3_600_000
/**
 * Seconds until the second try, four times as many until the next, and so on: half a minute to half
 * an hour.
 */
const FIRST_PAUSE = 30
const TRIES = 5

/** Ways to push, each by its name. */
type Transports = { [one in PushRegistration['transport']]: one }

/** One device at a time, so that one that must be tried again repeats nothing at the others. */
export interface PushJob {
  deviceId: string
  notificationId: string
  /** Tries so far. */
  tried?: number
}

/**
 * One of 256 turns, by the end of a person's id, which is random. Not one for each person: a claim
 * looks at each turn that waits, and news may reach ten thousand at once.
 */
const turnOf = (userId: string): string => `00000000-0000-0000-0000-0000000000${userId.slice(-2)}`

/**
 * Puts a push to each of a person's devices into the queue, in the transaction of the news. Who names
 * twenty addresses that hang keeps few others waiting.
 */
export async function pushLater(trx: Db, row: NotificationRow): Promise<void> {
  const jobs = jobQueue()
  for (const { id } of await devicesOf(trx, row.user_id))
    await jobs.add(trx, PUSH_JOB, { deviceId: id, notificationId: row.id } satisfies PushJob, {
      agencyId: turnOf(row.user_id),
    })
}

const isTransport = knownIn({ webpush: 'webpush', fcm: 'fcm' } satisfies Transports)

const addressOf = ({ transport, address, keys }: DeviceRow): PushRegistration =>
  transport === 'webpush'
    ? { transport, endpoint: address, keys: keys ?? { p256dh: '', auth: '' } }
    : { transport, token: address }

function messageOf({ id, kind, title, body, href, topic }: NotificationRow): PushMessage {
  const topicKey = createHash('sha256').update(topic).digest('base64url').slice(0, 32)
  return { id, kind, title, body, href, topic, topicKey }
}

/**
 * Pushes one piece of news to one device, unless it has been read, replaced or has grown old
 * meanwhile.
 */
export async function push(
  { deviceId, notificationId, tried = 0 }: PushJob,
  deps: Deps,
): Promise<void> {
  const [device, row] = [
    await findDevice(deps.db, deviceId),
    await findUnread(deps.db, notificationId),
  ]
  const now = deps.now().getTime()
  if (!device || !row || now - row.created_at.getTime() > FRESH_MS) return
  // Another service would say that it does not know the device, which would then be forgotten.
  if (!isTransport(device.transport)) awaitLaterVersion(device.transport)
  const outcome = await deps.push.send(addressOf(device), messageOf(row))
  if (outcome === 'gone') await dropDevice(deps.db, device)
  if (outcome !== 'retry' || tried + 1 >= TRIES) return
  // A job of its own rather than a failure: a push service that rests is nothing an operator need
  // look at.
  const runAt = new Date(now + FIRST_PAUSE * 4 ** tried * 1000 * (0.75 + Math.random() / 2))
  await deps.jobs.add(
    deps.db,
    PUSH_JOB,
    { deviceId, notificationId, tried: tried + 1 } satisfies PushJob,
    { runAt, agencyId: turnOf(device.user_id) },
  )
}
