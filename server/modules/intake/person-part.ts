import { registerPersonPart } from '../contact/index.ts'

// What imports keep of a person: which file brought them in, and, until an undo is no longer possible, how they were before.
registerPersonPart({
  name: 'intake',
  collect: async (db, contactIds) => {
    const rows = await db
      .selectFrom('intake_row').innerJoin('intake_run', 'intake_run.id', 'intake_row.run_id')
      .select(['intake_run.filename', 'intake_run.started_at', 'intake_row.line', 'intake_row.name', 'intake_row.fate'])
      .where('intake_row.contact_id', 'in', contactIds).orderBy('intake_row.id').execute()
    return rows.map(({ filename, started_at, line, name, fate }) => ({ file: filename, at: started_at?.toISOString() ?? null, line, name, fate }))
  },
  erase: async (trx, contactIds) => {
    await trx.updateTable('intake_row').set({ name: '', source: null, remarks: '[]' as never }).where('contact_id', 'in', contactIds).execute()
    await trx.deleteFrom('intake_touch').where('contact_id', 'in', contactIds).execute()
    return []
  },
})
