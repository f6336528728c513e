import { describe, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import type { JsonSchema, Route } from '../contract/routes.ts'
import { contract, expectCatalogue, hostile, paramsOf, routes, writes } from './hostile.ts'
import { resolve, sample } from './sample.ts'

const here = hostile()
/** An id that is well formed and belongs to nobody. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

type Fields = Record<string, JsonSchema>
const fieldsOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((resolve(schema, contract.$defs)['properties'] ?? {}) as Fields)

/** The schema without `null` as its other branch. */
function bare(schema: JsonSchema): JsonSchema {
  const open = resolve(schema, contract.$defs)
  const branch = (open['anyOf'] as JsonSchema[] | undefined)?.find(
    (one) => resolve(one, contract.$defs)['type'] !== 'null',
  )
  return branch ? resolve(branch, contract.$defs) : open
}

/** Whether a field holds an id, or several. */
const idsIn = (schema: JsonSchema): 'one' | 'many' | null => {
  const open = bare(schema)
  if (open['format'] === 'uuid') return 'one'
  return open['items'] && bare(open['items'] as JsonSchema)['format'] === 'uuid' ? 'many' : null
}

/**
 * Every place of a body that holds an id, as the body with nobody's id in it; three levels are
 * enough for all of ours.
 */
function bodiesOf(schema: JsonSchema, value: unknown, depth = 0): unknown[] {
  if (depth > 3 || value === null || typeof value !== 'object' || Array.isArray(value)) return []
  const record = value as Record<string, unknown>
  return fieldsOf(schema).flatMap(([name, field]) => {
    const kind = idsIn(field)
    if (kind)
      return [
        { ...record, [name]: kind === 'one' ? NOBODY : [NOBODY] },
        ...(kind === 'many' ? [{ ...record, [name]: [] }] : []),
      ]
    const inner = bare(field)
    if (inner['type'] === 'array') {
      const item = bare((inner['items'] ?? {}) as JsonSchema)
      return bodiesOf(item, sample(item, contract.$defs), depth + 1).map((one) => ({
        ...record,
        [name]: [one],
      }))
    }
    return bodiesOf(inner, record[name] ?? sample(inner, contract.$defs), depth + 1).map((one) => ({
      ...record,
      [name]: one,
    }))
  })
}

const isEndless = (route: Route): boolean =>
  route.replies['200']?.contentType === 'text/event-stream'
const named = (list: Route[]) => list.map((route) => [route.operationId, route] as const)
const ask = (route: Route, query: Record<string, unknown>) =>
  here.server.call(
    route.operationId as keyof Operations,
    {
      params: paramsOf(here.world, route),
      query,
      token: route.security ? here.token : null,
    } as never,
  )

describe('ids of nobody and empty values in the query', () => {
  const reads = routes.filter((route) => route.method === 'GET' && route.query && !isEndless(route))
  it.each(named(reads))('%s', async (_name, route) => {
    const fields = fieldsOf(route.query ?? {})
    const empty = fields.map(([name]) => ({ [name]: '' }))
    const strange = fields.filter(([, field]) => idsIn(field)).map(([name]) => ({ [name]: NOBODY }))
    const all = Object.fromEntries(fields.map(([name]) => [name, '']))
    for (const query of [...empty, all, ...strange]) {
      const { status, body } = await ask(route, query)
      expectCatalogue(status, body, `${route.operationId} ${JSON.stringify(query)}`)
    }
  })
})

describe('ids of nobody in the body', () => {
  const cases = writes
    .map((route) => ({
      route,
      bodies: bodiesOf(route.body?.schema ?? {}, sample(route.body?.schema ?? {}, contract.$defs)),
    }))
    .filter(({ bodies }) => bodies.length > 0)
  it.each(cases.map((one) => [one.route.operationId, one] as const))(
    '%s',
    async (_name, { route, bodies }) => {
      for (const body of bodies) {
        const answer = await here.send(route, body)
        expectCatalogue(
          answer.status,
          answer.body,
          `${route.operationId} ${JSON.stringify(body).slice(0, 300)}`,
        )
      }
    },
  )
})

describe('ids of nobody in the path', () => {
  const withIds = routes.filter((route) => route.url.includes(':') && !isEndless(route))
  it.each(named(withIds))('%s', async (_name, route) => {
    const real = paramsOf(here.world, route)
    for (const name of Object.keys(real)) {
      const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
      const { status, body: said } = await here.server.call(
        route.operationId as keyof Operations,
        {
          params: { ...real, [name]: NOBODY },
          token: route.security ? here.token : null,
          ...(body !== undefined && { body }),
        } as never,
      )
      expectCatalogue(status, said, `${route.operationId} ${name}`)
      expect(status).not.toBe(500)
    }
  })
})
