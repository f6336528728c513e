import { Worker } from 'node:worker_threads'
import { pixelsOf } from './picture.ts'
import { slots } from './slots.ts'

/** RGBA, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Longest side that is looked at, in pixels: a code an eighth as wide as the photo is read in it. */
const LOOKED_AT = 800
/** Longest that one picture may take, in milliseconds, the thread's start included. */
const LONGEST_MS = 30_000

const oneAtATime = slots(1)
let thread: Worker | null = null

/** The thread that looks, begun with the first picture; it never keeps the process alive. */
function looking(): Worker {
  thread ??= new Worker(new URL('./code-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 200 },
    env: {},
    execArgv: [],
  })
  return thread
}

function end(): void {
  void thread?.terminate()
  thread = null
}

/**
 * Whether a picture holds a code that can be read (QR): it says whose home it is to whoever holds a
 * phone to it. Looked for in a thread of its own, since it takes tenths of a second. Throws where that
 * came to no end in time: our machine stood still, and the picture is looked at another time.
 */
export async function holdsCode(stripped: Buffer, longest = LONGEST_MS): Promise<boolean> {
  const pixels: Pixels = await pixelsOf(stripped, LOOKED_AT)
  return oneAtATime(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const worker = looking()
        let isOver = false
        const settle = (found: boolean): void => {
          isOver = true
          clearTimeout(limit)
          worker.off('message', settle).off('error', broke)
          worker.unref()
          resolve(found)
        }
        const broke = (error: Error): void => {
          reject(error)
          settle(false)
          end()
        }
        // One more turn of the loop: the answer may wait where this process stood still.
        const late = (): void => {
          if (!isOver) broke(new Error('A picture was not looked at'))
        }
        const limit = setTimeout(() => setImmediate(late), longest)
        worker.on('message', settle).on('error', broke)
        worker.ref() // until the answer is there
        worker.postMessage(pixels)
      }),
  )
}
