import { READ } from '../../../../generated/offline/table'
import type { Keeper } from '../../../lib/kept-write'
import { getSession } from '../../../lib/session'
import type { WireReply } from '../../../lib/transport'
import { AWAY } from './away'
import { isMine } from './device'
import { keptPartOf } from './diary-part'
import { dropRead, keepRead, readOf } from './read-store'
import { markShown, serverIsBack } from './shown'

/** How long a screen waits for the server before it shows what is kept. */
const PATIENCE_MS = 4000
/** It is not theirs to read any more, or not there. */
const GONE = [403, 404, 410]

const PATHS = Object.values(READ).map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`),
)
const isKept = (method: string, url: string): boolean =>
  method === 'GET' && PATHS.some((path) => path.test(url))

/** Keeps what came, for who had asked and is here still; a full disk keeps nothing. */
async function note(person: string, url: string, { status, data }: WireReply): Promise<void> {
  const isHere = (): boolean => isMine() && getSession().id === person
  if (!isHere()) return
  if (status === 200) await keepRead(person, url, data)
  else if (GONE.includes(status)) await dropRead(url)
  // They left while it was being written.
  if (!isHere()) await dropRead(url)
}

/**
 * Reads of the contract that a device keeps (`x-offline: { read: true }`), on one that is its
 * person's: what the server answers is kept, and shown where it answers nothing. Null: no such read.
 */
export const through: NonNullable<Keeper['through']> = (request, send, isAhead) => {
  const { method, url, signal } = request
  if (!isKept(method, url) || !isMine()) return null
  const { id: person } = getSession()
  const served = send(request)
  const noted = served.then(
    (reply) => {
      void note(person, url, reply).catch(() => undefined)
      return AWAY.includes(reply.status) ? null : reply
    },
    () => null,
  )
  return isAhead ? served : shownOr(served, noted)

  async function shownOr(
    answer: Promise<WireReply>,
    known: Promise<WireReply | null>,
  ): Promise<WireReply> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<null>((done) => (timer = setTimeout(done, PATIENCE_MS, null)))
    const reply = await Promise.race([known, patience])
    clearTimeout(timer)
    if (reply) {
      serverIsBack()
      return reply
    }
    const kept = await readOf(person, url)
      .then((own) => own ?? keptPartOf(person, url))
      .catch(() => null)
    if (!kept || signal?.aborted || getSession().id !== person) return answer
    markShown(url, kept.at)
    return { status: 200, headers: {}, data: kept.data }
  }
}
