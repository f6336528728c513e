import { firstBroken } from '../../../server/modules/introduction/index.ts'
import type { Database } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/index.ts'
import { FILE_PEOPLE, LEAVER, type BackOffice } from './back-office.ts'
import type { Partners } from './partners.ts'
import type { Post } from './post.ts'
import { domainFaults, siteFaults } from './website-faults.ts'
import type { Website } from './website.ts'

/** What was acknowledged in the rooms beside the homes and is not there, or is there twice. */
export async function lostInRooms(
  db: Database,
  { office, partners, website }: { office: BackOffice; partners: Partners; website: Website },
  post: Post,
): Promise<string[]> {
  return [
    ...(await siteFaults(db, website)),
    ...(await domainFaults(db, website, post)),
    ...(await fileFaults(db, office)),
    ...(await takeoutFaults(db, office, post)),
    ...(await partnerFaults(db, partners)),
  ]
}

async function fileFaults(db: Database, { files }: BackOffice): Promise<string[]> {
  const { rows } = await sql<{ email: string; count: number }>`
    select value as email, count(distinct contact_id)::int as count from contact_reach
    where value like 'file-%@kill.example' group by value`.execute(db)
  const times = new Map(rows.map(({ email, count }) => [email, count]))
  const due = [...files].flatMap((number) =>
    Array.from({ length: FILE_PEOPLE }, (_, at) => `file-${number}-${at}@kill.example`),
  )
  return [
    ...due.filter((email) => !times.has(email)).map((email) => `${email} was taken and is gone`),
    ...rows.filter(({ count }) => count > 1).map(({ email }) => `${email} is several people`),
  ]
}

async function takeoutFaults(db: Database, { takeouts }: BackOffice, post: Post) {
  const rows = await db.selectFrom('takeout').select(['id', 'state', 'entries']).execute()
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  // Each is told when it is asked for and when it is ready.
  const mails = new Set(
    post.arrived
      .filter(({ to, text }) => to === LEAVER && /lado=(?:3D)?datos/.test(text))
      .map(({ messageId }) => messageId),
  ).size
  return [
    ...[...takeouts]
      .filter((id) => !states.has(id))
      .map((id) => `takeout ${id} was taken and is gone`),
    ...rows
      .filter(({ state }) => state !== 'ready')
      .map(({ id, state }) => `takeout ${id} is ${state}`),
    ...(mails === 2 * rows.length ? [] : [`${mails} mails of ${rows.length} takeouts`]),
  ]
}

async function partnerFaults(
  db: Database,
  { introduced, networkId, agreementId, agreed }: Partners,
): Promise<string[]> {
  const rows = await db
    .selectFrom('introduction')
    .select(['id', 'contact_id', 'property_id'])
    .execute()
  const entered = await db.selectFrom('introduction_entry').select('introduction_id').execute()
  const ids = new Set(rows.map(({ id }) => id))
  const times = new Map<string | null, number>()
  for (const { introduction_id: id } of entered) times.set(id, (times.get(id) ?? 0) + 1)
  const broken = await firstBroken(db, networkId)
  const agreement = await db
    .selectFrom('agreement')
    .select('in_force')
    .where('id', '=', agreementId)
    .executeTakeFirst()
  const inForce = agreement?.in_force ?? 0
  return [
    ...[...introduced]
      .filter((id) => !ids.has(id))
      .map((id) => `introduction ${id} was taken and is gone`),
    ...rows
      .filter(({ id }) => times.get(id) !== 1)
      .map(({ id }) => `introduction ${id} stands ${times.get(id) ?? 0} times in the ledger`),
    ...(new Set(rows.map(({ contact_id: one }) => one)).size === rows.length
      ? []
      : ['a client was introduced twice']),
    ...(broken === null ? [] : [`the ledger does not hold at ${broken}`]),
    ...(inForce < agreed ? [`terms ${agreed} were accepted, ${inForce} are in force`] : []),
  ]
}
