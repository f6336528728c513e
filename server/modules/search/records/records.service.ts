import type { RecordSearch, SearchRecordsParams } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { actorOf } from '../../../contract/rights/actor.ts'
import { say } from '../messages.ts'
import { finderOf, type RecordKind } from './registry.ts'

const EACH = 2

/** Records of every room by a few words, or by their ids. */
export async function searchRecords(
  { q, id: ids, limit = EACH }: SearchRecordsParams,
  ctx: Ctx,
): Promise<RecordSearch> {
  const { lang } = actorOf(ctx)
  if (q === undefined && !ids?.length) return fieldErrors({ q: say(lang, 'noQuestion') })
  const of = async <K extends RecordKind>(kind: K): Promise<RecordSearch[K]> => {
    const finder = finderOf(kind)
    if (finder && ids?.length) {
      const items = await finder.read(ctx, ids)
      return { total: items.length, items } as RecordSearch[K]
    }
    return (await finder?.find(ctx, q ?? '', limit)) ?? ({ total: 0, items: [] } as RecordSearch[K])
  }
  const [homes, contacts, demands, events, threads] = await Promise.all([
    of('homes'),
    of('contacts'),
    of('demands'),
    of('events'),
    of('threads'),
  ])
  return { homes, contacts, demands, events, threads }
}
