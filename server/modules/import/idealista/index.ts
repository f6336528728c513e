import type { Readable } from 'node:stream'
import type { FeedEvent } from '../feed/feed-event.ts'
import { jsonLine, readJsonRecords } from '../json/records.ts'
import { readDevelopment } from './development.ts'
import { emptiesOf } from '../said/empties.ts'
import { toFeedHome } from './map.ts'
import { saidBy } from './say.ts'

const HOMES = 'customerProperties'
const DEVELOPMENTS = 'customerNewDevelopments'

/**
 * An Idealista file (feed v6): its secondhand homes and those of its new developments, one by one.
 * Each home is judged by their own schemas, mended, and read all the same.
 */
export async function* readIdealista(source: Readable): AsyncGenerator<FeedEvent> {
  for await (const one of readJsonRecords(source, HOMES, DEVELOPMENTS)) {
    if ('around' in one) {
      const { customerCode, customerReference } = one.around
      const customer = customerCode !== undefined || customerReference !== undefined
      yield {
        kind: 'format',
        fits: customer && (HOMES in one.around || DEVELOPMENTS in one.around),
      }
      continue
    }
    if (one.list === DEVELOPMENTS) {
      yield* readDevelopment(one)
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
