import type { FoundThread } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { firstFound, prefixQuery, sql } from '../../db/index.ts'
import { contactsFound } from '../contact/index.ts'
import { registerRecords } from '../search/index.ts'
import { actorOf } from './actor.ts'
import { readerOf, withinRights } from './inbox.policy.ts'
import { viewThreads } from './view.ts'

async function read(ctx: Ctx, ids: string[]): Promise<FoundThread[]> {
  const [{ db }, reader] = [ctx.deps, readerOf(ctx)]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('inbox_thread')
    .selectAll()
    .where((eb) => withinRights(eb, reader))
    .where('id', 'in', ids)
    .execute()
  const threads = await viewThreads(db, rows, reader)
  return threads
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, kind, person, home, subject, lastAt, waitingSince }) => ({
      id,
      kind,
      name: person.name,
      about: (home?.title || home?.ref) ?? subject,
      lastAt,
      waitingSince,
    }))
}

registerRecords('threads', {
  async find(ctx, question, limit) {
    const [{ db }, reader, words] = [ctx.deps, readerOf(ctx), prefixQuery(question)]
    if (words === null) return { total: 0, items: [] }
    const every = db
      .selectFrom('inbox_thread')
      .where((eb) => withinRights(eb, reader))
      .where('closed', '=', false)
      .select(['inbox_thread.id', 'moved_at as at'])
    const own = every.where(sql<boolean>`search_words(inbox_thread.search) @@ ${words}::tsquery`)
    const people = contactsFound(db, actorOf(reader, ctx.lang), question)
    const searches = people ? [own, every.where('contact_id', 'in', people)] : [own]
    const { total, ids } = await firstFound(searches, limit)
    return { total, items: await read(ctx, ids) }
  },
  read,
})
