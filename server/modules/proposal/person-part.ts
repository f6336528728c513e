import { sql, type Db } from '../../db/index.ts'
import { personWords, registerPersonPart, saysOneOf, theirRows } from '../contact/index.ts'

/** All that is said in a proposal, also by whoever wrote to the agency. */
const said = sql<string>`concat_ws(' ', proposal.target_label, proposal.why, proposal.failure,
  proposal.body #>> '{}', proposal.before #>> '{}')`

/** What other rooms have of them, while it still says whose it is. */
const records = (ids: string[]) => sql<string>`(
  select id from unnest(${ids}::uuid[]) id
  union select id from demand where contact_id = any(${ids}::uuid[])
  union select id from lead where ${theirRows('lead', ids)}
  union select event_id from agenda_attendee where contact_id = any(${ids}::uuid[])
  union select id from inbox_thread where ${theirRows('inbox_thread', ids)})`

/**
 * Proposals about these people, and those of their agency that name them: by more than a first name,
 * which is that of many (decision 57).
 */
async function about(db: Db, ids: string[]) {
  const { names, emails, phones } = await personWords(db, ids)
  const whole = names.filter((name) => name.includes(' '))
  const agencies = sql<string>`(select agency_id from contact where id = any(${ids}::uuid[]))`
  return sql<boolean>`(proposal.target_id in ${records(ids)} or proposal.agency_id in ${agencies}
    and (exists (select from ${records(ids)} r
        where r.id::text in (proposal.body ->> 'demandId', proposal.body ->> 'leadId'))
      or ${saysOneOf(said, [...whole, ...emails, ...phones])}
      or proposal.body::text like any (select '%' || id || '%' from unnest(${ids}::text[]) id)))`
}

// What was done of them stands in the rooms; what was only proposed is nobody's.
registerPersonPart({
  name: 'proposals',
  first: true,
  async collect(db, ids) {
    const rows = await db
      .selectFrom('proposal')
      .select(['operation', 'state', 'client', 'body', 'created_at'])
      .where(await about(db, ids))
      .orderBy('created_at')
      .execute()
    return rows
  },
  async erase(trx, ids) {
    await trx
      .deleteFrom('proposal')
      .where(await about(trx, ids))
      .execute()
    return []
  },
})
