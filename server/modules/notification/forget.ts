import { sql, type Db } from '../../db/index.ts'
import { unsay } from '../../live/index.ts'
import { tellUnread } from './notify.ts'

/**
 * Removes what an agency's people were told about somebody: news that say one of these texts, or
 * are about one of these things (a topic, or its beginning up to a colon).
 */
export async function forgetNews(
  trx: Db,
  { agencyIds, texts, topics }: { agencyIds: string[]; texts: string[]; topics: string[] },
): Promise<void> {
  const said = texts
    .filter((one) => one.length >= 3)
    .map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  await sql`
    delete from notification n using app_user u
    where u.id = n.user_id and u.agency_id = any(${agencyIds}::uuid[])
      and (n.title ilike any(${said}::text[]) or n.body ilike any(${said}::text[])
      or n.topic = any(${topics}::text[])
      or regexp_replace(n.topic, '^([^:]+:[^:]+):.*$', '\\1') = any(${topics}::text[]))`.execute(
    trx,
  )
  // A browser that was away for a moment is told the last day's events again.
  await sql`
    update live_event e set data = e.data || '{"title": "Persona borrada", "body": ""}'
    from app_user u
    where u.id = e.user_id and u.agency_id = any(${agencyIds}::uuid[]) and e.type = 'notification'
      and (e.data ->> 'title' ilike any(${said}::text[])
      or e.data ->> 'body' ilike any(${said}::text[]) or e.data ->> 'topic' = any(${topics}::text[])
      or regexp_replace(e.data ->> 'topic', '^([^:]+:[^:]+):.*$',
        '\\1') = any(${topics}::text[]))`.execute(trx)
}

/** Removes what anybody was told about these things. */
export async function forgetTopics(trx: Db, topics: string[]): Promise<void> {
  if (topics.length === 0) return
  await trx.deleteFrom('notification').where('topic', 'in', topics).execute()
  await unsay(trx, { type: 'notification', key: 'topic', values: topics })
}

/**
 * Removes news about one thing that say words which were taken back; whoever had it unread counts
 * anew.
 */
export async function takeBackNews(
  trx: Db,
  { topic, body }: { topic: string; body: string },
): Promise<void> {
  const gone = await trx
    .deleteFrom('notification')
    .where('topic', '=', topic)
    .where('body', '=', body)
    .returning(['user_id', 'read_at'])
    .execute()
  const userIds = [...new Set(gone.map(({ user_id }) => user_id))]
  await unsay(trx, { type: 'notification', key: 'topic', values: [topic], userIds })
  for (const userId of userIds) await tellUnread(trx, userId)
}
