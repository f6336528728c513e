import { asList, sql, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { personWords, registerPersonPart, wholeWords } from '../contact/index.ts'
import { tailOf, whomToForget } from './forget.ts'
import { FORGET } from './names.ts'

/**
 * Rows that did not get in and name one of these people: a cell that holds their e-mail or phone,
 * or a name that is theirs. They belong to no contact, so their cells are all there is to know them
 * by.
 */
async function strayRows(db: Db, contactIds: string[]): Promise<string[]> {
  const { names, emails, phones } = await personWords(db, contactIds)
  const tails = phones.map(tailOf).filter((one) => one.length >= 7)
  const { rows } = await sql<{ id: string }>`
    select r.id from intake_row r
    where r.contact_id is null and r.agency_id in (select agency_id from contact
    where id = any(${contactIds}::uuid[])) and (
      lower(r.name) = any(${names.map((name) => name.toLowerCase())}::text[])
      or exists (
        select 1 from jsonb_array_elements_text(${asList(sql`r.source`)}) cell
        where exists (select 1 from unnest(${emails}::text[]) e
        where position(e in lower(cell)) > 0)
          or exists (select 1 from unnest(${tails}::text[]) p
          where position(p in regexp_replace(cell, '\\D', '', 'g')) > 0)))`.execute(db)
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

/** Remarks on other people's rows that name them: who has the phone of somebody else's row. */
async function forgetMentions(trx: Db, contactIds: string[]): Promise<void> {
  const { names, emails, phones } = await personWords(trx, contactIds)
  const words = [...names, ...emails, ...phones.map(tailOf).filter((one) => one.length >= 7)]
  if (words.length === 0) return
  await sql`
    update intake_row set remarks = (
      select coalesce(jsonb_agg(remark order by at), '[]') from jsonb_array_elements(${asList(sql`remarks`)})
      with ordinality as one (remark, at)
      where not exists (select 1 from unnest(${words}::text[]) w
      where position(lower(w) in lower(remark::text)) > 0))
    where agency_id in (select agency_id from contact where id = any(${contactIds}::uuid[]))
      and exists (select 1 from unnest(${words}::text[]) w
      where position(lower(w) in lower(remarks::text)) > 0)`.execute(trx)
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
