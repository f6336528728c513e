import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { ImportTablePlan } from '../../../../generated/model/index.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import type { FeedEvent } from '../feed/feed-event.ts'
import { openHomes } from './open.ts'
import { eventsOf } from './read.ts'

/** A table of homes by what somebody said of its columns; it is small enough to be held whole. */
export async function* readTable(
  source: Readable,
  plan: ImportTablePlan | null,
): AsyncGenerator<FeedEvent> {
  if (!plan) throw new Unreadable('noTable')
  yield* eventsOf(await openHomes(await buffer(source)), plan)
}
