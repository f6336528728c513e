import type { Readable } from 'node:stream'
import type { FeedEvent } from '../readers.ts'
import { toFeedHome } from './map.ts'
import { readRecords, textAt } from './records.ts'

export { BrokenXml } from './records.ts'

/** A Kyero v3 file: its version and its homes, one by one. An element that is neither is passed over. */
export async function* readKyero(source: Readable): AsyncGenerator<FeedEvent> {
  for await (const node of readRecords(source)) {
    if (node.name === 'kyero') yield { kind: 'version', version: textAt(node, 'feed_version') }
    if (node.name !== 'property') continue
    const empty = (name: string) => textAt(node, name) === ''
    yield {
      kind: 'home',
      home: toFeedHome(node),
      empty: { id: empty('id'), ref: empty('ref'), price: empty('price'), town: empty('town'), type: empty('type') },
    }
  }
}
