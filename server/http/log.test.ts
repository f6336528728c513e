import { Writable } from 'node:stream'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { faults } from './faults.ts'
import { readEnv } from '../config/env.ts'
import { logAnswers, logOptions } from './log.ts'
import { byKind, runNext } from '../jobs/run.ts'
import { registerJob } from '../jobs/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { inTransaction, sql } from '../db/index.ts'

// The product's own options of pino, its lines read back.
let server: TestDeps | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

function logged(level: string): { app: FastifyInstance; lines: () => Record<string, unknown>[] } {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  const options = logOptions(readEnv({ NODE_ENV: 'test', LOG_LEVEL: level }))
  const app = Fastify({
    logger: { ...(options as object), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { app, lines }
}

test('a line about an error says what it is and where it came from', async () => {
  const { app, lines } = logged('error')
  faults(app)
  logAnswers(app)
  app.get('/broken', async () => {
    JSON.parse('{"name": "Klaus Brandt", klaus@brandt.example +34 612 345 678')
  })
  expect((await app.inject('/broken?email=klaus@brandt.example')).statusCode).toBe(500)
  const [failure, answer] = lines()
  expect(failure).toMatchObject({
    msg: 'request failed',
    err: {
      type: 'SyntaxError',
      message: expect.stringContaining('JSON'),
      stack: expect.stringMatching(/at .*log\.test\.ts/),
    },
  })
  expect(answer).toMatchObject({ msg: 'answer', route: '/broken', status: 500 })
  expect(JSON.stringify(lines())).not.toMatch(/Klaus|brandt|612 345/i)
})

test('a job that fails is told with its error, and without the row it was about', async () => {
  const { app, lines } = logged('warn')
  server = await testDeps()
  const { deps } = server
  await deps.db.deleteFrom('job').execute()
  const fails = registerJob<{ name: string }>('fails', async ({ name }) => {
    await sql`select cast(${name} as int)`.execute(deps.db)
  })
  await inTransaction(deps.db, (trx) => deps.jobs.add(trx, 'fails', { name: 'Klaus Brandt' }))
  await runNext({ deps, definitions: byKind([fails]), log: app.log })
  const [line] = lines()
  expect(line).toMatchObject({
    msg: 'job failed',
    job: 'fails',
    err: {
      type: 'PostgreSQL',
      code: '22P02',
      message: expect.any(String),
      stack: expect.stringContaining(' at '),
    },
  })
  expect(JSON.stringify(lines())).not.toContain('Klaus')
})

test('nobody makes a line of an error twice', async () => {
  const { app, lines } = logged('error')
  app.log.error(
    {
      err: Object.assign(new Error("ENOENT: no such file, open '/data/x'"), {
        code: 'ENOENT',
        syscall: 'open',
      }),
    },
    'x',
  )
  expect(lines()[0]).toMatchObject({
    err: { type: 'Error', code: 'ENOENT', message: "ENOENT: no such file, open '/data/x'" },
  })
})

test('refusals are told, what went well and what was not there are not', async () => {
  const { app, lines } = logged('info')
  logAnswers(app)
  for (const status of [200, 400, 401, 403, 404, 429])
    app.get(`/${status}`, async (_request, reply) => reply.code(status).send(''))
  for (const status of [200, 400, 401, 403, 404, 429]) await app.inject(`/${status}`)
  expect(lines().map(({ status }) => status)).toEqual([401, 403, 429])
})
