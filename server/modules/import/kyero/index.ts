import type { Readable } from 'node:stream'
import type { FeedEvent } from '../feed/feed-event.ts'
import { toFeedHome } from './map.ts'
import { lineAt, readRecords, textAt, type Node } from '../xml/records.ts'

/** What an element around the homes says of the feed's version; '' when it says nothing. */
function versionIn({ name, text, attributes }: Node): string {
  if (/^feed[_-]?version$/.test(name)) return text
  return attributes['feed_version'] ?? (name === 'kyero' ? attributes['version'] : undefined) ?? ''
}

/** `3`, `3.0`, `V3.8`. */
const isThree = (version: string): boolean => /^v?3([.,]\d+)*$/i.test(version.trim())

/**
 * A Kyero v3 file: its homes, one by one, and at the end whether it is one. Other programs write
 * other things around the same homes: the version may stand in any element around them or in an
 * attribute; where none is said, a home with Kyero's own `price_freq` tells. What is neither home
 * nor version is passed over.
 */
export async function* readKyero(source: Readable): AsyncGenerator<FeedEvent> {
  let version = ''
  let speaksKyero = false
  for await (const node of readRecords(source, 'property')) {
    if (node.name !== 'property') {
      version ||= versionIn(node)
      continue
    }
    speaksKyero ||= textAt(node, 'price_freq') !== ''
    const empty = (name: string) => textAt(node, name) === ''
    yield {
      kind: 'home',
      home: toFeedHome(node),
      lineOf: (field) => lineAt(node, field),
      empty: {
        id: empty('id'),
        ref: empty('ref'),
        price: empty('price'),
        town: empty('town'),
        type: empty('type'),
      },
    }
  }
  yield { kind: 'format', fits: version === '' ? speaksKyero : isThree(version) }
}
