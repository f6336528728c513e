import { readEnv } from '../../config/env.ts'
import type { Deps } from '../../contract/deps.ts'
import { stored } from '../../contract/stored/index.ts'
import { openPool, type Connection } from '../../db/pool.ts'
import { byKind, runNext } from '../../jobs/run.ts'
import { jobs as orders } from '../../modules/order/index.ts'
import { jobs as payments } from '../../modules/payment/index.ts'
import { stripePayments } from '../../ports/payments/stripe.ts'
import { STRIPE_KEY } from './index.ts'

// A process that works on the jobs of cards until it is killed: acceptance 3 kills it.
const { connection, api } = JSON.parse(process.argv[2] ?? '{}') as {
  connection: Connection
  api: string
}
const { db } = openPool(connection, { max: 4, columns: stored().columns() })
const silent = { debug: () => undefined, warn: () => undefined, error: console.error }
// What jobs of cards ask for, and no more: they mail nobody and draw nothing.
const deps = {
  db,
  config: readEnv({ NODE_ENV: 'test' }),
  now: () => new Date(),
  payments: stripePayments(STRIPE_KEY, api),
  condition: { note: () => undefined },
  mail: { send: async () => undefined },
} as unknown as Deps
const context = {
  deps,
  definitions: byKind([...orders, ...payments]),
  log: silent as never,
}
process.stdout.write('ready\n')
const work = async (): Promise<void> => {
  for (;;)
    if (!(await runNext(context).catch(() => false)))
      await new Promise((done) => setTimeout(done, 5))
}
await Promise.all([work(), work()])
