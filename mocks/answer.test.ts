import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRoutes } from '../server/contract/routes.ts'
import { Validators } from '../server/contract/validator.ts'
import { answer, type Asked } from './answer.ts'
import type { Amount } from './data/make-credible.ts'
import { uuidOf } from './data/seed.ts'
import { Shapes, type ContractDocument } from './data/shapes.ts'

const { routes, contract } = readRoutes()
const shapes = new Shapes(
  JSON.parse(
    readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
  ) as ContractDocument,
)
const validators = new Validators(contract)
const footing = { shapes, validators, today: new Date('2026-11-23T00:00:00Z') }
const asked: Asked = { params: {}, query: {}, body: undefined, lang: 'en', role: 'ADMIN' }
const AMOUNTS: Amount[] = ['usual', 'empty', 'one', 'many', 'partial']

test.each(
  routes
    .filter((route) => route.replies[String(route.success)]?.schema)
    .map((route) => [route.operationId, route] as const),
)('%s answers what the contract says, in every amount, the same twice', async (_name, route) => {
  const check = validators.check(route.replies[String(route.success)]?.schema ?? {})
  for (const amount of AMOUNTS) {
    const params = Object.fromEntries(
      [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, uuidOf(amount)]),
    )
    const body = await answer(route, { ...asked, params }, amount, footing)
    expect(
      (check(body, true) ?? []).map(
        (error) =>
          `${amount} ${error.instancePath} ${error.message} ${JSON.stringify(error.data)?.slice(0, 60)}`,
      ),
    ).toEqual([])
    if (amount === 'usual')
      expect(await answer(route, { ...asked, params }, amount, footing)).toEqual(body)
  }
})
