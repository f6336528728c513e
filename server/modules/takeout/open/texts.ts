import type { Ctx } from '../../../contract/context.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import { agencyCalendar } from '../../calendar/index.ts'
import { marketAs } from '../../publication/index.ts'
import { ask } from '../records/ask.ts'
import type { Pieces } from '../collect/spool.ts'
import { TABLES, table } from './tables.ts'

interface Whose {
  agencyId: string
  name: string
}

async function* contacts(ctx: Ctx, format: 'vcard' | 'csv', views: string[]) {
  for (const view of views) {
    const { stream } = (await ask('exportContacts', { query: { format, view } }, ctx)) as FileReply
    for await (const piece of stream) yield String(piece)
  }
}

async function* calendar(ctx: Ctx, whose: Whose): AsyncGenerator<string> {
  const { db, config, now } = ctx.deps
  yield await agencyCalendar(db, { ...whose, siteUrl: config.siteUrl }, now())
}

/** Files that other programs read, by their name; written by the product's own writers. */
export function openTexts(ctx: Ctx, whose: Whose): [name: string, pieces: Pieces][] {
  const { db, config, now } = ctx.deps
  const market = { agencyId: whose.agencyId, siteUrl: config.siteUrl }
  return [
    ['kyero.xml', marketAs(db, { ...market, provider: 'kyero' }, now())],
    ['contacts.vcf', contacts(ctx, 'vcard', ['all', 'archived'])],
    ['calendar.ics', calendar(ctx, whose)],
    ['csv/contacts.csv', contacts(ctx, 'csv', ['all'])],
    ['csv/contacts-archived.csv', contacts(ctx, 'csv', ['archived'])],
    ['csv/market.csv', marketAs(db, { ...market, provider: 'website_csv' }, now())],
    ...TABLES.map((one): [string, Pieces] => [`csv/${one.name}.csv`, table(one, ctx)]),
  ]
}
