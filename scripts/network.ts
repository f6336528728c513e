import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { isUuid } from '../server/db/id.ts'
import { sql } from '../server/db/index.ts'
import { approveNetwork } from '../server/modules/network/index.ts'

const USAGE = `npm run network -- list
npm run network -- approve ID
npm run network -- stop ID`

/**
 * The word of the site's operator on networks of agencies: those of kind API, ABSI and APIW share
 * nothing before it. `list` names all networks with their ids, `approve` lets one share, `stop`
 * takes that back at once. Beside a running server or without one.
 */
async function main(): Promise<void> {
  const [act, id = ''] = process.argv.slice(2)
  const isChange = act === 'approve' || act === 'stop'
  if (act !== 'list' && !(isChange && isUuid(id))) {
    console.error(USAGE)
    process.exit(2)
  }
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    if (isChange) {
      const name = await approveNetwork(deps.db, id, act === 'approve', deps.now())
      if (name === null) console.error(`There is no network ${id}.`)
      else
        console.log(`${name}: ${act === 'approve' ? 'its homes may be shared' : 'shares nothing'}.`)
      process.exitCode = name === null ? 1 : 0
      return
    }
    const { rows } = await sql<{ id: string; kind: string; name: string; since: string | null }>`
      select id, kind, name, to_char(approved_at, 'YYYY-MM-DD') as since from network
      order by created_at`.execute(deps.db)
    for (const one of rows)
      console.log(`${one.id}  ${one.kind.padEnd(5)}  ${one.since ?? 'not approved'}  ${one.name}`)
  } finally {
    await close()
  }
}

await main()
