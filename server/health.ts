import type { FastifyInstance } from 'fastify'
import type { Deps } from './contract/deps.ts'
import { sql } from './db/index.ts'

const PATIENCE_MS = 2000

/** GET /healthz: this process answers. GET /readyz: it also reaches the database and is not stopping. */
export function health(app: FastifyInstance, deps: Deps): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answers(deps))
    return reply.header('cache-control', 'no-store').code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' })
  })
}

async function answers(deps: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)))
  const asked = sql`select 1`.execute(deps.db).then(() => true, () => false)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
