import type { Deps } from '../../contract/deps.ts'
import { isUuid } from '../../db/id.ts'
import { sql } from '../../db/index.ts'
import { approveNetwork } from './circle/approve.ts'
import { needsApproval } from './circle/circle.repository.ts'

export const USAGE = `npm run network -- list
npm run network -- approve ID
npm run network -- stop ID`

/** What a command says, and the code it ends with: 0 done, 1 refused, 2 not understood. */
export interface Said {
  lines: string[]
  code: 0 | 1 | 2
}

interface Row {
  id: string
  kind: string
  name: string
  since: string | null
  members: number
}

/** Every network with what the operator may have to decide. */
async function list({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.name, to_char(n.approved_at, 'YYYY-MM-DD') as since,
      (select count(*)::int from network_member m where m.network_id = n.id
        and m.state = 'active') as members
    from network n order by n.created_at, n.id`.execute(db)
  if (rows.length === 0) return ['There are no networks yet.']
  return rows.map(({ id, kind, name, since, members }) => {
    const word = needsApproval(kind) ? (since ?? 'not approved') : 'needs none'
    return `${id}  ${kind.padEnd(5)}  ${word.padEnd(12)}  ${members} in it  ${name}`
  })
}

/** The word of the site's operator on networks of agencies. */
export async function runNetwork(args: string[], deps: Pick<Deps, 'db' | 'now'>): Promise<Said> {
  const [act, id = '', ...more] = args
  if (act === 'list' && args.length === 1) return { lines: await list(deps), code: 0 }
  if ((act !== 'approve' && act !== 'stop') || more.length > 0 || !isUuid(id))
    return { lines: [USAGE], code: 2 }
  const done = await approveNetwork(deps.db, id, act === 'approve', deps.now())
  if (done === null) return { lines: [`There is no network ${id}.`], code: 1 }
  if (!needsApproval(done.kind))
    return {
      lines: [`${done.name} is of kind ${done.kind}: it shares by itself, nothing was changed.`],
      code: 1,
    }
  const what = act === 'approve' ? 'its homes may be shared' : 'shares nothing'
  return { lines: [`${done.name}: ${what}.`], code: 0 }
}
