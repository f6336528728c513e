// A server that issues an invoice and is gone, by SIGKILL, at its n-th statement.
// node dies.ts DATA_DIR AGENCY N
import type { KyselyPlugin } from 'kysely'
import { readEnv } from '../../../server/config/env.ts'
import { inTransaction, type Database } from '../../../server/db/index.ts'
import { openDeps } from '../../../server/deps.ts'
import { issueInvoice } from '../../../server/modules/invoice/index.ts'
import { invoiceOf } from './invoice.ts'

const [dir = '', agencyId = '', last = ''] = process.argv.slice(2)
const env = { DATA_DIR: dir, LOG_LEVEL: 'silent', NODE_ENV: 'test', JOB_WORKERS: '0' }
const { deps, close } = await openDeps(readEnv(env))

let statements = Number(last)
const dying: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements -= 1
    if (statements === 0) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const db = deps.db.withPlugin(dying) as Database
const { full_number: number } = await inTransaction(db, (trx) =>
  issueInvoice(trx, invoiceOf(agencyId), new Date()),
)
console.log(`issued ${number}`)
await close()
