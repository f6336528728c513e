import { Readable } from 'node:stream'
import type { FeedEvent } from './feed-event.ts'
import type { FeedHome } from './feed-home.ts'
import type { FeedReader } from './readers.ts'

/** All homes of a text, and whether it is of the format; in pieces, as files come. */
export async function readAll(
  read: FeedReader,
  text: string,
): Promise<{ homes: FeedHome[]; events: FeedEvent[]; fits: boolean }> {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 37) }, (_, at) =>
    bytes.subarray(at * 37, at * 37 + 37),
  )
  const events: FeedEvent[] = []
  for await (const event of read(Readable.from(pieces), null)) events.push(event)
  return {
    events,
    homes: events.flatMap((event) => (event.kind === 'home' ? [event.home] : [])),
    fits: events.some((event) => event.kind === 'format' && event.fits),
  }
}

/** Rule and field of a home's remarks. */
export const remarksIn = ({ remarks }: FeedHome): string[] =>
  remarks.map(({ key, field }) => `${key} ${field}`)
