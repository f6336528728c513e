import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'

/** A document as it passes to the thread. */
export type Order = Omit<PdfDocument, 'template'> & { template: string }

/** What became of a document. `ended`: the thread is gone and another is needed. */
export interface Drawn {
  bytes?: Uint8Array
  why?: string
  ended?: boolean
}

/** A thread that draws one document after another. */
export interface WorkerHandle {
  draw(order: Order, longestMs: number): Promise<Drawn>
  end(): void
}

/**
 * Memory of the thread, in MB; pictures lie outside of it and are bounded by whoever hands them
 * over.
 */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 }

/** Starts the thread. It never keeps the process alive. */
export function startWorker(): WorkerHandle {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: MEMORY,
    env: {},
    execArgv: [],
  })
  worker.unref()
  return {
    draw: (order, longestMs) =>
      new Promise((resolve) => {
        const settle = (drawn: Drawn): void => {
          clearTimeout(limit)
          worker.off('message', settle).off('error', broke).off('exit', left)
          worker.unref()
          resolve(drawn)
        }
        const broke = (error: Error): void => settle({ why: error.message, ended: true })
        const left = (): void => settle({ why: 'the thread ended', ended: true })
        const limit = setTimeout(() => {
          settle({ why: `took longer than ${longestMs} ms`, ended: true })
          void worker.terminate()
        }, longestMs)
        worker.on('message', settle).on('error', broke).on('exit', left)
        worker.ref() // until the answer is there
        worker.postMessage(order)
      }),
    end: () => void worker.terminate(),
  }
}
