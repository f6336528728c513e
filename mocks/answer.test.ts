import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRoutes } from '../server/contract/routes.ts'
import { Validators } from '../server/contract/validator.ts'
import { answer, type Asked } from './answer.ts'
import type { Amount } from './data/dress.ts'
import { Shapes, type ContractDocument } from './data/shapes.ts'

const { routes, contract } = readRoutes()
const shapes = new Shapes(JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as ContractDocument)
const footing = { shapes, today: new Date('2026-11-23T00:00:00Z') }
const validators = new Validators(contract)
const asked: Asked = { params: {}, query: {}, body: undefined, lang: 'en', role: 'ADMIN' }
const AMOUNTS: Amount[] = ['usual', 'empty', 'one', 'many', 'partial']

test.each(routes.filter((route) => route.replies[String(route.success)]?.schema).map((route) => [route.operationId, route] as const))('%s answers what the contract says, in every amount, twice the same', async (_name, route) => {
  const check = validators.check(route.replies[String(route.success)]?.schema ?? {})
  const params = Object.fromEntries([...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b']))
  for (const amount of AMOUNTS) {
    const body = await answer(route, { ...asked, params }, amount, footing)
    expect((check(body, true) ?? []).map((error) => `${amount} ${error.instancePath} ${error.message} ${JSON.stringify(error.data)?.slice(0, 60)}`)).toEqual([])
    expect(await answer(route, { ...asked, params }, amount, footing)).toEqual(body)
  }
})
