import { parentPort } from 'node:worker_threads'
import jsQR from 'jsqr'
import type { Pixels } from './code.ts'

parentPort?.on('message', ({ data, width, height }: Pixels) => {
  // Dark on light, as codes are printed: the other way takes as long again.
  const found = jsQR(new Uint8ClampedArray(data), width, height, {
    inversionAttempts: 'dontInvert',
  })
  parentPort?.postMessage(found !== null)
})
