import { sql } from '../../db/index.ts'
import { personWords, registerPersonPart, saysOneOf, wholeWords } from '../contact/index.ts'
import { GONE } from './incoming/bring/erased.ts'

/** What an issue says of the record it met. */
const said = sql<string>`concat_ws(' ', takeout_import_issue.name, takeout_import_issue.words::text)`

/**
 * What reports of imports keep of a person: the name of a record that met something. It is no more
 * than their records themselves say, which their file holds. Erased, a word stands in its place: a
 * whole name or an address anywhere, a first name alone where it is all of it.
 */
registerPersonPart({
  name: 'takeout',
  collect: () => Promise.resolve([]),
  erase: async (trx, contactIds) => {
    const { names, emails } = await personWords(trx, contactIds)
    const whole = [...names.filter((name) => name.includes(' ')), ...emails]
    const reports = trx
      .selectFrom('takeout_import')
      .select('takeout_import.id')
      .where(
        'agency_id',
        'in',
        trx.selectFrom('contact').select('agency_id').where('contact.id', 'in', contactIds),
      )
    const alone = names.map((name) => name.toLowerCase())
    await trx
      .updateTable('takeout_import_issue')
      .set({ name: GONE })
      .where('import_id', 'in', reports)
      .where(sql<string>`lower(name)`, '=', sql<string>`any(${alone}::text[])`)
      .execute()
    if (whole.length === 0) return []
    const without = (text: ReturnType<typeof sql<string>>) =>
      sql<string>`regexp_replace(${text}, ${wholeWords(whole)}, ${`\\1${GONE}`}, 'gi')`
    await trx
      .updateTable('takeout_import_issue')
      .set({ name: without(sql`name`), words: sql`${without(sql`words::text`)}::jsonb` })
      .where('import_id', 'in', reports)
      .where(saysOneOf(said, whole))
      .execute()
    return []
  },
})
