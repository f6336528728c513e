import { Readable } from 'node:stream'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { listConsents } from './consent.ts'
import { adminOnly, writable } from '../contact.policy.ts'
import { findFinal, idsOf } from '../contact.repository.ts'
import { personParts } from './person-parts.ts'
import { view } from '../view.ts'
import { say } from '../messages.ts'

/**
 * All that is kept of a person in every room, colleagues' demands and diaries with it, as one JSON
 * file that programs and people can read: an ADMIN's to hand out.
 */
export async function personFile(db: Db, actor: Actor, id: string, now: Date): Promise<FileReply> {
  const row = writable(await findFinal(db, id), actor)
  adminOnly(actor)
  const ids = await idsOf(db, row.id)
  const records = await db
    .selectFrom('contact')
    .select(['id', 'doc', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  const timeline = await db
    .selectFrom('contact_entry')
    .select(['at', 'kind', 'text', 'ref_type', 'ref_label'])
    .where('contact_id', 'in', ids)
    .orderBy('at')
    .execute()
  // Whom they are linked to is another person's data: the relation is theirs, the name is not.
  const links = await db
    .selectFrom('contact_link')
    .select(['relation', 'note', 'created_at'])
    .where('contact_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  const rooms: Record<string, unknown> = {}
  for (const part of personParts()) rooms[part.name] = await part.collect(db, ids)
  const file = {
    exportedAt: now.toISOString(),
    contact: await view(db, row, actor),
    records: records.map(({ created_at, ...record }) => ({ ...record, createdAt: created_at })),
    consents: (await listConsents(db, actor, row.id)).items,
    timeline: timeline.map(({ ref_type, ref_label, ...entry }) => ({
      ...entry,
      about: ref_type ? { type: ref_type, name: ref_label } : null,
    })),
    links,
    ...rooms,
  }
  return {
    stream: Readable.from([JSON.stringify(file, null, 2)]),
    contentType: 'application/json',
    filename: `${say(actor.lang, 'person')}.json`,
    headers: { 'cache-control': 'no-store' },
  }
}
