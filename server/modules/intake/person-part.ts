import { asList, sql, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { personWords, reachWords, registerPersonPart, wholeWords } from '../contact/index.ts'
import { tailOf, whomToForget } from './forget.ts'
import { FORGET } from './names.ts'

/** What a spreadsheet writes between digits, and no regular expression here takes for a space. */
const HARD_SPACES = '\u00a0\u202f'

/** A cell by which somebody can be reached: an e-mail, or as many digits as a phone has. */
const REACHES = '.@.|([0-9][[:space:]()./-]*){9}'

/**
 * Rows that did not get in and are about one of these people: a cell that holds their e-mail or
 * phone, or their name where the row tells nothing to reach anybody by (as `isAbout` has it for
 * files). They belong to no contact, so their cells are all there is to know them by; a namesake's,
 * or one of an address that only ends like theirs, is somebody else's.
 */
async function strayRows(db: Db, contactIds: string[]): Promise<string[]> {
  const words = await personWords(db, contactIds)
  const cells = sql`select translate(cell, ${HARD_SPACES}, '  ') as cell
    from jsonb_array_elements_text(${asList(sql`r.source`)}) cell`
  const { rows } = await sql<{ id: string }>`
    select r.id from intake_row r
    where r.contact_id is null and r.agency_id in (select agency_id from contact
    where id = any(${contactIds}::uuid[])) and (
      exists (select from (${cells}) c where cell ~* any(${reachWords(words, [])}::text[]))
      or lower(r.name) = any(${words.names.map((name) => name.toLowerCase())}::text[])
        and not exists (select from (${cells}) c where cell ~ ${REACHES}))`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Of the agency's files that name them: the values shown beside each column, and the name of a file
 * that is called like them.
 */
async function forgetSamples(trx: Db, contactIds: string[]): Promise<void> {
  const { names, parts, emails, phones } = await personWords(trx, contactIds)
  const words = [...names, ...parts, ...emails]
  if (words.length === 0) return
  const called = wholeWords(words)
  const tails = phones.map(tailOf).filter((one) => one.length >= 7)
  await sql`
    update intake_run set columns = (select coalesce(jsonb_agg(c || '{"samples": []}'
      order by at) filter (where jsonb_typeof(c) = 'object'), '[]')
      from jsonb_array_elements(${asList(sql`columns`)}) with ordinality as one (c, at)),
      filename = case when translate(filename, '_-.', '   ') ~* ${called} then 'archivo'
      else filename end
    where agency_id in (select agency_id from contact where id = any(${contactIds}::uuid[])) and (
      columns::text ~* ${called} or translate(filename, '_-.', '   ') ~* ${called}
      or exists (select 1 from unnest(${tails}::text[]) p
      where position(p in regexp_replace(columns::text, '[ ().+/-]', '', 'g')) > 0))`.execute(trx)
}

/**
 * Remarks on other people's rows that name them: who has the phone of somebody else's row. A first
 * name alone is that of many.
 */
async function forgetMentions(trx: Db, contactIds: string[]): Promise<void> {
  const words = await personWords(trx, contactIds)
  const names = words.names.filter((name) => name.includes(' '))
  const said = [...reachWords(words, []), ...(names.length > 0 ? [wholeWords(names)] : [])]
  if (said.length === 0) return
  await sql`
    update intake_row set remarks = (
      select coalesce(jsonb_agg(remark order by at), '[]') from jsonb_array_elements(${asList(sql`remarks`)})
      with ordinality as one (remark, at)
      where remark::text !~* all(${said}::text[]))
    where agency_id in (select agency_id from contact where id = any(${contactIds}::uuid[]))
      and remarks::text ~* any(${said}::text[])`.execute(trx)
}

// What imports keep of a person: which file brought them in, rows of theirs that did not get in,
// and, until an undo is no longer possible, how they were before.
registerPersonPart({
  name: 'intake',
  collect: async (db, contactIds) => {
    const stray = await strayRows(db, contactIds)
    const rows = await db
      .selectFrom('intake_row')
      .innerJoin('intake_run', 'intake_run.id', 'intake_row.run_id')
      .select([
        'intake_run.filename',
        'intake_run.started_at',
        'intake_row.line',
        'intake_row.name',
        'intake_row.fate',
        'intake_row.source',
      ])
      .where((eb) =>
        eb.or([
          eb('intake_row.contact_id', 'in', contactIds),
          ...(stray.length > 0 ? [eb('intake_row.id', 'in', stray)] : []),
        ]),
      )
      .orderBy('intake_row.id')
      .execute()
    return rows.map(({ filename, started_at, line, name, fate, source }) => ({
      file: filename,
      at: started_at?.toISOString() ?? null,
      line,
      name,
      fate,
      ...(source ? { cells: source } : {}),
    }))
  },
  erase: async (trx, contactIds) => {
    const empty = { name: '', source: null, remarks: '[]' as never }
    // Files that still wait lie outside the database: they are written anew once this is committed.
    const agencies = await trx
      .selectFrom('contact')
      .select('agency_id')
      .distinct()
      .where('id', 'in', contactIds)
      .execute()
    for (const { agency_id } of agencies)
      await jobQueue().add(trx, FORGET, await whomToForget(trx, agency_id, contactIds))
    const stray = await strayRows(trx, contactIds)
    await forgetSamples(trx, contactIds)
    await forgetMentions(trx, contactIds)
    if (stray.length > 0)
      await trx.updateTable('intake_row').set(empty).where('id', 'in', stray).execute()
    await trx.updateTable('intake_row').set(empty).where('contact_id', 'in', contactIds).execute()
    await trx.deleteFrom('intake_touch').where('contact_id', 'in', contactIds).execute()
    return []
  },
})
