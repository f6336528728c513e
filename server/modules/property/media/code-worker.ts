import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'
import type { Pixels } from './code.ts'

const { data, width, height } = workerData as Pixels
parentPort?.postMessage(jsQR(new Uint8ClampedArray(data), width, height) !== null)
