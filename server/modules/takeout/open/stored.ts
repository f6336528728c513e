import { sql, type Db } from '../../../db/index.ts'
import { originalKey } from '../../property/index.ts'
import { isCopyOfPrivate } from '../../visit/index.ts'

/** A file of the store, and its name in the takeout. */
export interface Named {
  name: string
  key: string
  /** Small, and replaced without notice: kept in the takeout's own folder. */
  copied?: true
}

/** A name that every system can write down; what a person called the file stays readable. */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-80) || 'file'

/** Pictures of homes and of the website without their metadata, as large as they came; faces, logo and cover. */
export async function* pictures(db: Db, agencyId: string): AsyncGenerator<Named> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from property_media join property on property.id = property_id
    where agency_id = ${agencyId} and deleted_at is null
    union select hash from site_picture join site on site.id = site_id
    where agency_id = ${agencyId} order by hash`.execute(db)
  for (const { hash } of rows) yield { name: `media/${hash}.webp`, key: originalKey(hash) }
  const { rows: faces } = await sql<{ address: string }>`
    select distinct substring(address from '[0-9a-f]{32}\\.webp$') as address from (
      select avatar as address from app_user where agency_id = ${agencyId}
      union select logo from agency where id = ${agencyId}
      union select cover from agency where id = ${agencyId}
    ) as shown where address ~ '^/portrait/[0-9a-f]{32}\\.webp$'`.execute(db)
  for (const { address } of faces)
    yield { name: `media/portrait/${address}`, key: `portrait/${address}`, copied: true }
}

/**
 * Documents of homes, papers of expenses, files of conversations and mails, and signed sheets, but
 * for those of visits that somebody keeps private, and their copies.
 */
export async function* documents(db: Db, agencyId: string): AsyncGenerator<Named> {
  const { rows } = await sql<{ folder: string; id: string; filename: string; key: string }>`
    select 'home' as folder, document.id, filename, file_key as key
      from property_document document join property on property.id = property_id
      where agency_id = ${agencyId} and deleted_at is null and not ${isCopyOfPrivate}
    union all select 'conversation', file.id, filename, file_key
      from chat_file file join chat_thread thread on thread.id = thread_id
      where agency_id = ${agencyId}
    union all select 'mail', file.id, filename, file_key
      from inbox_file file join inbox_thread thread on thread.id = thread_id
      where agency_id = ${agencyId}
    union all select 'visit', sheet.id, 'sheet-' || number || '.pdf', file_key
      from visit_sheet sheet join agenda_event event on event.id = event_id
      where sheet.agency_id = ${agencyId} and event.visibility = 'agency'
    union all select 'expense', id, coalesce(file_name, 'factura'), file_key
      from expense where agency_id = ${agencyId} and file_key is not null
    order by 1, 2`.execute(db)
  for (const { folder, id, filename, key } of rows)
    yield { name: `documents/${folder}/${id}-${safeName(filename)}`, key }
}
