import type { Readable } from 'node:stream'
import type { FeedEvent } from '../feed/feed-event.ts'
import { jsonLine, readJsonRecords } from '../json/records.ts'
import { emptiesOf } from '../said/empties.ts'
import { toFeedHome } from './map.ts'
import { saidBy } from './say.ts'

/**
 * An Idealista file (feed v6): its secondhand homes, one by one; new developments are passed over.
 * Each home is judged by their own schemas, mended, and read all the same.
 */
export async function* readIdealista(source: Readable): AsyncGenerator<FeedEvent> {
  for await (const one of readJsonRecords(source, 'customerProperties')) {
    if ('around' in one) {
      const { customerCode, customerReference, customerProperties } = one.around
      const customer = customerCode !== undefined || customerReference !== undefined
      yield { kind: 'format', fits: customer && customerProperties !== undefined }
      continue
    }
    const said = saidBy(one.value)
    yield {
      kind: 'home',
      home: toFeedHome(one.value, said),
      empty: emptiesOf(said),
      lineOf: (field) => jsonLine(one, field),
    }
  }
}
