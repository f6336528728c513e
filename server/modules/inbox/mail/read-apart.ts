import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Incoming } from './mime.ts'

/** Longest that reading one mail may take, the thread's start included. */
const LONGEST_MS = 15_000
/** Mails that may wait to be read; what comes then is brought again by the mail server. */
const MOST_WAITING = 60
/** Of these for one conversation: whoever knows its address holds up nobody else. */
const MOST_OF_ONE = 8
/** The same in bytes: they wait in memory. */
const MOST_BYTES = 90_000_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** For so long a mail that was not read is known, in ms: mail servers bring it again much sooner. */
const KNOWN_MS = 3_600_000

/** Too many mails wait to be read, or this one was not: it may be brought again. */
export class MailBusy extends Error {}

/** What the thread says. */
export type MailAnswer = { mail: Incoming } | { failed: true }

let waiting = 0
let bytes = 0
let reading = false
/** Who waits for their turn, by conversation; the first conversation is the next to have one. */
const lanes = new Map<string, (() => void)[]>()

/** Gives the next conversation a turn and puts it behind all others. */
function nextTurn(): void {
  const [first] = lanes
  reading = first !== undefined
  if (!first) return
  const [lane, [go, ...rest]] = first
  lanes.delete(lane)
  if (rest.length > 0) lanes.set(lane, rest)
  go?.()
}

/** Waits until nobody is read, and it is this conversation's turn. */
async function turnOf(lane: string): Promise<void> {
  if (!reading) {
    reading = true
    return
  }
  await new Promise<void>((go) => lanes.set(lane, [...(lanes.get(lane) ?? []), go]))
}

/** When mails were not read to an end, by their bytes. */
const unread = new Map<string, number>()

/** Whether that is the first time in an hour: then our machine may be to blame, else the mail is. */
function isFirst(raw: Buffer): boolean {
  const now = performance.now()
  for (const [one, at] of unread) if (now - at > KNOWN_MS) unread.delete(one)
  const digest = createHash('sha256').update(raw).digest('base64')
  if (unread.delete(digest)) return false
  unread.set(digest, now)
  return true
}

async function readOne(raw: Buffer, longest: number): Promise<Incoming | null> {
  const answer = await ask(raw, longest).catch(() => null)
  if (answer) return 'mail' in answer ? answer.mail : null
  if (isFirst(raw)) throw new MailBusy('A mail was not read')
  return null
}

/** What the thread says of a mail; null: nothing, in the time that it has. */
async function ask(raw: Buffer, longest: number): Promise<MailAnswer | null> {
  const worker = new Worker(new URL('./mime-worker.ts', import.meta.url), {
    workerData: raw,
    resourceLimits: MEMORY,
    env: {},
    execArgv: [],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<MailAnswer | null>((resolve) => {
      const nothing = (): void => resolve(null)
      // One more turn of the loop: the answer may wait where this process stood still.
      timer = setTimeout(() => setImmediate(nothing), longest)
      worker.once('message', resolve).once('error', nothing).once('exit', nothing)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Reads a mail in a thread of its own, one after another: however it is built, nobody else waits
 * for it. Conversations (`lane`: whom the envelope names) take turns, so that many slow mails of
 * one hold up another's for the length of one. Null when it is no mail, or a second time takes more
 * time or memory than any does. Throws MailBusy when too many wait, and at the first of these times.
 */
export async function readApart(
  raw: Buffer,
  { longest = LONGEST_MS, lane = '' }: { longest?: number; lane?: string } = {},
): Promise<Incoming | null> {
  const crowded = lane !== '' && (lanes.get(lane)?.length ?? 0) >= MOST_OF_ONE
  if (crowded || waiting >= MOST_WAITING || (waiting > 0 && bytes + raw.length > MOST_BYTES))
    throw new MailBusy('Too many mails wait')
  waiting += 1
  bytes += raw.length
  try {
    await turnOf(lane)
    try {
      return await readOne(raw, longest)
    } finally {
      nextTurn()
    }
  } finally {
    waiting -= 1
    bytes -= raw.length
  }
}
