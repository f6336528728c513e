import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routesFile from '../generated/server/routes.json' with { type: 'json' }
import type { Route, RoutesFile } from '../generated/server/route-type.ts'
import { server } from './node.ts'

const { contract, routes } = routesFile as unknown as RoutesFile
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract)

const origin = 'http://mock.test'
const asked = routes.filter((route) => route.method === 'GET')

/** A path with an id in each place: any will do, a mock has no memory. */
function addressOf(route: Route): string {
  return origin + route.path.replaceAll(/\{\w+\}/g, '0198a4f2-6c1e-7b3a-9d4e-2f6b8c0a1d3e')
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test.each(asked.map((route) => [route.operationId, route] as const))('the mock of %s answers what the contract says', async (_id, route) => {
  const reply = route.replies[String(route.success)]
  const validate = reply?.schema ? ajv.compile(reply.schema) : null
  for (let round = 0; round < 5; round += 1) {
    const response = await fetch(addressOf(route))
    expect(response.status).toBe(route.success)
    if (validate === null) continue
    const body: unknown = await response.json()
    expect(validate(body) ? [] : validate.errors?.map((error) => `${error.instancePath} ${error.message}`)).toEqual([])
  }
})
