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
const SECONDS = 30

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
 * phone to it. Looked for in a thread of its own, since it takes tenths of a second. What takes
 * longer than half a minute is no code.
 */
export async function holdsCode(stripped: Buffer): Promise<boolean> {
  const pixels: Pixels = await pixelsOf(stripped, LOOKED_AT)
  return oneAtATime(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const worker = looking()
        const settle = (found: boolean): void => {
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
        const limit = setTimeout(() => {
          settle(false)
          end()
        }, SECONDS * 1000)
        worker.on('message', settle).on('error', broke)
        worker.ref() // until the answer is there
        worker.postMessage(pixels)
      }),
  )
}
