import { Readable } from 'node:stream'

/** A stream of what is made while it is read; it ends where nobody reads on for so long. */
export function steadily(made: AsyncIterable<Buffer>, patienceMs: number): Readable {
  let timer: NodeJS.Timeout | undefined
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const part of made) {
      // Until the next is asked for.
      timer = setTimeout(() => body.destroy(new Error('nobody reads on')), patienceMs).unref()
      yield part
      clearTimeout(timer)
    }
  }
  const body = Readable.from(watched(), { objectMode: false })
  return body.once('close', () => clearTimeout(timer))
}
