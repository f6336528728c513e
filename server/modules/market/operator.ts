import type { MarketReviewAct } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { CLI, recordAct, type Command, type Said } from '../operator/index.ts'
import { decide, reviewAct, subjectOf } from './review/decide.ts'

/** A reason shorter than this tells nobody anything. */
const SHORTEST = 10

const no = (line: string): Said => ({ lines: [line], code: 1 })

type Needs = Pick<Deps, 'db' | 'now'>

const command = (word: string, act: MarketReviewAct, usage: string): Command => ({
  words: `publication ${word}`,
  usage: `publication ${word} ${usage}`,
  run: (args, deps) => say(act, args, deps),
})

/** The operator's word on services: looks, refuses, stops who sells. */
export const commands: Command[] = [
  {
    words: 'publication list',
    usage: 'publication list [STATE]',
    run: ([state], deps) => list(deps, state),
  },
  command('ok', 'approve', 'ID   (publishes what waits for a look)'),
  command('no', 'reject', 'ID REASON   (refuses it, or takes it off; the seller is told why)'),
  command(
    'suspend',
    'suspend',
    'ID REASON   (stops the seller of a publication and all they offer)',
  ),
  command('restore', 'restore', 'ID   (lets them sell again)'),
]

async function say(
  act: MarketReviewAct,
  [id = '', ...words]: string[],
  { db, now }: Needs,
): Promise<Said> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return no(`No publication ${id}`)
  const reason = words.join(' ').trim()
  if ((act === 'reject' || act === 'suspend') && reason.length < SHORTEST)
    return { lines: [`Say why, in ${SHORTEST} letters or more: the seller reads it`], code: 2 }
  return inTransaction(db, async (trx): Promise<Said> => {
    const at = now()
    const done = await decide(trx, { id, act, reason }, at)
    if (done === null) return no(`No publication ${id}`)
    if ('not' in done) return no(`Nothing to do: it is ${done.not}`)
    await recordAct(
      trx,
      { act: reviewAct(act), subject: subjectOf(done), reason },
      { ...CLI, now: at },
    )
    return { lines: [`${act} ${id}`], code: 0 }
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
