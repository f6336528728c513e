import { expect, it, vi } from 'vitest'
import type { Logger } from './context.ts'
import { replyCheck, type Fitted } from './fit-reply.ts'
import { readRoutes, type Route } from './routes.ts'
import { Fit } from './stored/fit.ts'

const { contract, routes } = readRoutes()
const fit = new Fit(contract)
const log = { warn: vi.fn(), error: vi.fn() } as unknown as Logger
const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const answerTo = (method: string, status: number, exact = false): Fitted =>
  replyCheck({ ...(routes[0] as Route), method } as Route, status, schema, { fit, exact })(
    { id: 7 },
    log,
    'en',
  )

it('of which nothing fits sends a reader, and who was refused, to come again', () => {
  for (const { status, headers } of [answerTo('GET', 200), answerTo('PATCH', 409)])
    expect([status, headers]).toEqual([503, { 'retry-after': '60' }])
})

it('says of a write that it was done, and not to do it again', () => {
  const { status, body, headers } = answerTo('PATCH', 200)
  expect([status, headers]).toEqual([503, {}])
  expect(body).toEqual({ message: expect.stringMatching(/^This has been done/) })
})

it('is our own fault in tests', () => expect(answerTo('PATCH', 200, true).status).toBe(500))
