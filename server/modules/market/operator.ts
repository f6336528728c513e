import type { Deps } from '../../contract/deps.ts'
import { inTransaction, recordEvent, sql } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { notify } from '../notification/index.ts'
import type { Command, Said } from '../operator/index.ts'
import { getUser, tellAdmins } from '../user/index.ts'
import { titleIn } from './catalogue/order-basis.ts'
import { say, type MessageKey } from './messages.ts'
import { findItem, saveItem, type ItemRow } from './publication/publication.repository.ts'
import { sellerById } from './seller/seller.repository.ts'

/** A reason shorter than this tells nobody anything. */
const SHORTEST = 10

const no = (line: string): Said => ({ lines: [line], code: 1 })

type Needs = Pick<Deps, 'db' | 'now'>
type Act = 'ok' | 'no' | 'suspend' | 'restore'

const command = (act: Act, usage: string): Command => ({
  words: `publication ${act}`,
  usage: `publication ${act} ${usage}`,
  run: (args, deps) => decide(act, args, deps),
})

/** The operator's word on services: looks, refuses, stops who sells. */
export const commands: Command[] = [
  {
    words: 'publication list',
    usage: 'publication list [STATE]',
    run: ([state], deps) => list(deps, state),
  },
  command('ok', 'ID   (publishes what waits for a look)'),
  command('no', 'ID REASON   (refuses it, or takes it off; the seller is told why)'),
  command('suspend', 'ID REASON   (stops the seller of a publication and all they offer)'),
  command('restore', 'ID   (lets them sell again)'),
]

async function decide(act: Act, [id = '', ...words]: string[], deps: Needs): Promise<Said> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return no(`No publication ${id}`)
  const reason = words.join(' ').trim()
  if ((act === 'no' || act === 'suspend') && reason.length < SHORTEST)
    return { lines: [`Say why, in ${SHORTEST} letters or more: the seller reads it`], code: 2 }
  return inTransaction(deps.db, async (trx): Promise<Said> => {
    const item = await findItem(trx, id, true)
    if (!item) return no(`No publication ${id}`)
    const now = deps.now()
    if (act === 'suspend' || act === 'restore') {
      const at = act === 'suspend' ? now : null
      await sql`update seller set suspended_at = ${at} where id = ${item.seller_id}`.execute(trx)
      await tellSeller(item, act === 'suspend' ? 'newsSuspended' : 'newsRestored', reason)
    } else {
      if (act === 'ok' && item.state !== 'review') return no(`It is ${item.state}, not in review`)
      await saveItem(trx, item, {
        state: act === 'ok' ? 'published' : 'rejected',
        reject_reason: act === 'ok' ? null : reason,
        updated_at: now,
      })
      await tellSeller(item, act === 'ok' ? 'newsOk' : 'newsNo', reason)
    }
    await recordEvent(trx, { kind: `market.operator_${act}`, agencyId: null, subject: id })
    return { lines: [`${act} ${id}`], code: 0 }

    async function tellSeller(row: ItemRow, key: MessageKey, why: string): Promise<void> {
      const seller = await sellerById(trx, row.seller_id)
      const told = {
        page: `/auth/marketplace/publicaciones/${row.id}`,
        topic: `market:${row.id}`,
        at: now,
        words: (lang: Parameters<typeof say>[0]) => ({
          title: say(lang, key, { title: titleIn(row.doc.title, lang) }),
          body: why ? say(lang, 'newsWhy', { why }) : say(lang, 'newsBody'),
        }),
      }
      if (seller?.agency_id) return tellAdmins(trx, seller.agency_id, told)
      const person = seller?.user_id ? await getUser(trx, seller.user_id) : null
      if (!person) return
      await notify(trx, {
        userId: person.id,
        kind: 'NOTIFICATION',
        ...told.words(person.language),
        href: pageIn('', person.language, told.page),
        topic: told.topic,
        at: now,
      })
    }
  })
}

async function list({ db }: Needs, state: string | undefined): Promise<Said> {
  const { rows } = await sql<{
    id: string
    state: string
    name: string
    title: string
    reports: string
  }>`
    select i.id, i.state, s.doc ->> 'displayName' as name,
      coalesce(i.doc -> 'title' ->> 'es', '') as title,
      coalesce((select string_agg(r.text, ' | ' order by r.at) from market_report r
        where r.item_id = i.id), '') as reports
    from market_item i join seller s on s.id = i.seller_id
    where i.state <> 'draft' and (${state ?? null}::text is null or i.state = ${state ?? null})
    order by i.updated_at desc limit 200`.execute(db)
  return {
    lines: rows.map(
      ({ id, state: now, name, title, reports }) =>
        `${id}  ${now.padEnd(9)}  ${name} · ${title}${reports ? `  ⚠ ${reports}` : ''}`,
    ),
    code: 0,
  }
}
