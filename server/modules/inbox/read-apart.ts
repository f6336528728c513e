import { Worker } from 'node:worker_threads'
import type { Incoming } from './mime.ts'

/** Longest that reading one mail may take, the thread's start included. */
const LONGEST_MS = 15_000
/** Mails that may wait to be read; what comes then is brought again by the mail server. */
const MOST_WAITING = 60
/** The same in bytes: they wait in memory. */
const MOST_BYTES = 90_000_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Too many mails wait to be read. */
export class MailBusy extends Error {}

/** What the thread says. */
export type MailAnswer = { mail: Incoming } | { failed: true }

let waiting = 0
let bytes = 0
let last: Promise<unknown> = Promise.resolve()

async function readOne(raw: Buffer, longest: number): Promise<Incoming | null> {
  const worker = new Worker(new URL('./mime-worker.ts', import.meta.url), { workerData: raw, resourceLimits: MEMORY, env: {}, execArgv: [] })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<MailAnswer>((resolve) => {
      const failed = (): void => resolve({ failed: true })
      timer = setTimeout(failed, longest)
      worker.once('message', resolve).once('error', failed).once('exit', failed)
    })
    return 'mail' in answer ? answer.mail : null
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Reads a mail in a thread of its own, one after another: however it is built, nobody else waits for it. Null when it is no
 * mail, or one that takes more time or memory than any does. Throws MailBusy when too many wait.
 */
export async function readApart(raw: Buffer, { longest = LONGEST_MS }: { longest?: number } = {}): Promise<Incoming | null> {
  if (waiting >= MOST_WAITING || (waiting > 0 && bytes + raw.length > MOST_BYTES)) throw new MailBusy('Too many mails wait')
  waiting += 1
  bytes += raw.length
  const mine = last.then(() => readOne(raw, longest))
  last = mine.catch(() => null)
  try {
    return await mine
  } finally {
    waiting -= 1
    bytes -= raw.length
  }
}
