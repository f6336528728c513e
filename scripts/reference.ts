import '../mocks/server/imports.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOpenapi, readRoutes } from '../server/contract/routes.ts'
import { Validators } from '../server/contract/validator.ts'
import { sample } from '../server/walks/sample.ts'
import type { ContractDocument } from '../mocks/data/shapes.ts'
import { describeScopes } from './contract/scopes.ts'
import { orderTags } from './contract/groups.ts'
import { asThreeZero } from './contract/three-zero.ts'
import { describeValues } from './contract/values.ts'
import { asJson, type Json } from './generate/json.ts'
import { ROOT } from './part.ts'

/** The day the examples believe to be: the same contract gives the same reference on every day. */
const TODAY = new Date('2026-06-15T00:00:00Z')

/** The reference's people have addresses of their own, not those of the tests and the mock. */
const renamed = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('correu.example', 'llar.example')
      .replaceAll('walk@rig.example', 'aina@llar.example'),
  ) as unknown

/**
 * Writes dist/reference/openapi.json: the contract with an example of every body and the meaning of
 * every value, for /api/docs, in the version that its viewer opens quickly.
 * Requests are the smallest valid ones, replies what the mock makes up; nothing of the mock itself
 * goes into the build.
 */
async function writeReference(): Promise<void> {
  const [{ answer }, { Shapes }] = await Promise.all([
    import('../mocks/answer.ts'),
    import('../mocks/data/shapes.ts'),
  ])
  const { contract, routes } = readRoutes()
  const document = asJson(JSON.parse(readOpenapi()))
  const footing = {
    shapes: new Shapes(document as unknown as ContractDocument),
    validators: new Validators(contract),
    today: TODAY,
  }
  const values = (schema: Json | null): Json =>
    asJson(sample(schema ?? { type: 'object' }, contract.$defs))
  for (const route of routes) {
    const operation = asJson(
      asJson(asJson(document['paths'])[route.path])[route.method.toLowerCase()],
    )
    const body = route.body ? renamed(sample(route.body.schema, contract.$defs)) : undefined
    for (const media of Object.values(asJson(asJson(operation['requestBody'])['content'])))
      asJson(media)['example'] = body
    const reply = asJson(
      asJson(asJson(asJson(operation['responses'])[String(route.success)])['content'])[
        'application/json'
      ],
    )
    // A file has no example, whatever its media type: a person's own is JSON.
    if (reply['schema'] === undefined || asJson(reply['schema'])['format'] === 'binary') continue
    const made = await answer(
      route,
      {
        params: values(route.params),
        query: values(route.query),
        body,
        lang: 'es',
        role: route.roles?.[0] ?? 'USER',
      },
      'usual',
      footing,
    )
    reply['example'] = renamed(made)
  }
  describeValues(document)
  describeScopes(document)
  orderTags(document)
  const folder = join(ROOT, 'dist', 'reference')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(asThreeZero(document)))
}

await writeReference()
