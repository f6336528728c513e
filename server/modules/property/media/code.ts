import { Worker } from 'node:worker_threads'
import { pixelsOf } from './picture.ts'

/** RGBA, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Longest side that is looked at, in pixels: a code that a phone reads on a screen is read in it. */
const LOOKED_AT = 960
const SECONDS = 30

/**
 * Whether a picture holds a code that can be read (QR): it says whose home it is to whoever holds a
 * phone to it. Looked for in a thread of its own, since it takes up to a second. What takes longer
 * is no code.
 */
export async function holdsCode(stripped: Buffer): Promise<boolean> {
  const pixels: Pixels = await pixelsOf(stripped, LOOKED_AT)
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), {
    workerData: pixels,
    resourceLimits: { maxOldGenerationSizeMb: 200 },
    env: {},
    execArgv: [],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<boolean>((resolve, reject) => {
      timer = setTimeout(() => resolve(false), SECONDS * 1000)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => resolve(false))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
