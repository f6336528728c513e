import { registerRedraw } from '../../redraw/index.ts'
import { searchOf } from './template.service.ts'

registerRedraw({
  name: 'templates',
  table: 'template',
  from: ['Template'],
  drawing: 1,
  async redraw(trx, id) {
    const row = await trx
      .selectFrom('template')
      .select(['name', 'subject', 'text'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const search = searchOf(row.name, row.subject, row.text)
    await trx
      .updateTable('template')
      .set({ search })
      .where('id', '=', id)
      .where('search', '!=', search)
      .execute()
  },
})
