import type { IncomingMessage } from 'node:http'
import { FetchRefused } from './refused.ts'

/** Bytes that come at least in so many seconds. */
export interface Least {
  bytes: number
  seconds: number
}

/** Ends an answer that comes too slowly. While some of it waits to be read it is we who are slow. */
export function leaveIfSlow(response: IncomingMessage, { bytes, seconds }: Least): void {
  let came = 0
  const look = setInterval(() => {
    if (came < bytes && response.readableLength === 0)
      response.destroy(new FetchRefused('too slow', true, true))
    came = 0
  }, seconds * 1000)
  response.on('data', (piece: Buffer) => (came += piece.length))
  response.on('close', () => clearInterval(look))
}
