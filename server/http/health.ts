import type { FastifyInstance } from 'fastify'
import type { ConditionReport } from '../contract/condition.ts'
import type { Deps } from '../contract/deps.ts'

/**
 * GET /healthz: this process answers. GET /readyz: how it is (`ConditionReport`); 503 when nobody
 * should be sent here: it cannot read the database, or is stopping. What can only be read is 200
 * and says so: visitors go on reading.
 */
export function health(app: FastifyInstance, { condition }: Deps): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const report: ConditionReport = await condition.read()
    const status = stopping ? 'unavailable' : report.status
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'unavailable' ? 503 : 200)
      .send({ ...report, status })
  })
}
