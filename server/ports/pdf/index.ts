import type { PdfDocument } from './document.ts'
/**
 * Real PDFs, drawn in a thread of their own: no document, however long, makes the server wait.
 * README.md says how.
 */
import { PdfBusy, PdfFailed } from './failure.ts'
import { startWorker, type Drawn, type WorkerHandle } from './thread.ts'

export { PdfFailed } from './failure.ts'

export type { PdfDocument } from './document.ts'

/** Longest that one document may take, in milliseconds, the thread's start included. */
const LONGEST_MS = 30_000
/** The thread ends when nobody asked for so long, in milliseconds: it holds about 90 MB. */
const IDLE_MS = 60_000
/** Documents that may wait; one takes about 100 ms. */
const MOST_WAITING = 40

interface Waiting {
  document: PdfDocument
  longest: number
  done(result: Drawn): void
}

const waiting: Waiting[] = []
let worker: WorkerHandle | null = null
let busy = false
let idle: NodeJS.Timeout | undefined

async function draw({ document, longest, done }: Waiting): Promise<void> {
  clearTimeout(idle)
  const result = await drawn(document, longest)
  if (result.ended) worker = null
  done(result)
}

/** Never throws: that would end the server, and with it all that others do. */
async function drawn(document: PdfDocument, longest: number): Promise<Drawn> {
  try {
    worker ??= startWorker()
    return await worker.draw({ ...document, template: document.template.href }, longest)
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), ended: true }
  }
}

async function next(): Promise<void> {
  if (busy) return
  busy = true
  for (let first = waiting.shift(); first; first = waiting.shift()) await draw(first)
  busy = false
  idle = setTimeout(() => {
    worker?.end()
    worker = null
  }, IDLE_MS)
  idle.unref()
}

/**
 * The document as PDF, fonts embedded. Throws PdfBusy when too many wait already (try again in a
 * moment) and PdfFailed when it could not be drawn: an error of its template, more memory than
 * allowed, or too long.
 */
export async function renderPdf(
  document: PdfDocument,
  { longest = LONGEST_MS }: { longest?: number } = {},
): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new PdfBusy()
  const result = await new Promise<Drawn>((done) => {
    waiting.push({ document, longest, done })
    void next()
  })
  if (result.bytes === undefined) throw new PdfFailed(result.why ?? 'no reason given')
  return Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength)
}
