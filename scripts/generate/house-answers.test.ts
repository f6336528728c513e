import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseAnswersTo, withHouseAnswers } from './house-answers.ts'
import { asJson, type Json } from './json.ts'
import { GENERATED, OPENAPI } from './paths.ts'

const CONTRACT: Json = {
  'x-answers': { any: { '500': 'Broken' }, write: { '507': 'InsufficientStorage' } },
  paths: {
    '/home/': {
      parameters: [],
      get: { operationId: 'getHome', responses: { '200': { description: 'A home.' } } },
      post: { operationId: 'createHome', responses: { '507': { description: 'Its own words.' } } },
    },
  },
  components: { schemas: {} },
}

test('each operation has what the house may answer, a write more than a read', () => {
  const made = withHouseAnswers(CONTRACT, OPENAPI)
  const { parameters, get, post } = asJson(asJson(made['paths'])['/home/'])
  expect(parameters).toEqual([])
  expect(asJson(get)['responses']).toEqual({
    '200': { description: 'A home.' },
    '500': { $ref: '#/components/responses/Broken' },
  })
  expect(asJson(post)['responses']).toEqual({
    '500': { $ref: '#/components/responses/Broken' },
    '507': { description: 'Its own words.' },
  })
  const { Broken } = asJson(asJson(made['components'])['responses'])
  expect(JSON.stringify(Broken)).toContain('"#/components/schemas/ApiError"')
})

test('what waits without a connection takes a key, and says what a wrong one is', () => {
  const document = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Json
  const item = asJson(asJson(document['paths'])['/api/v1/agenda/'])
  expect(asJson(item['post'])['parameters']).toEqual([
    { $ref: '#/components/parameters/IdempotencyKey' },
  ])
  expect(asJson(asJson(item['post'])['responses'])['422']).toEqual({
    $ref: '#/components/responses/ReusedKey',
  })
  expect(asJson(asJson(item['get'])['responses'])['422']).toBeUndefined()
  const parameters = asJson(asJson(document['components'])['parameters'])
  expect(asJson(parameters['IdempotencyKey'])).toMatchObject({ name: 'Idempotency-Key' })
})

test('a key may be told that it lacks the scope, and that it asks too often', () => {
  const document = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Json
  const statuses = (scope: string) => Object.keys(houseAnswersTo(document, 'get', scope))
  expect(statuses('public')).toEqual(['500', '503'])
  expect(statuses('never')).toEqual(['403', '500', '503'])
  expect(statuses('read:property')).toEqual(['403', '429', '500', '503'])
})

test('an answer without a file is refused with its place', () => {
  const unknown = { ...CONTRACT, 'x-answers': { any: { '500': 'Nowhere' } } }
  expect(() => withHouseAnswers(unknown, OPENAPI)).toThrow(/openapi\.yaml:\d+ x-answers: no/)
})

test('the published contract names 500 and 503 everywhere, 507 at every write', () => {
  const document = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Json
  expect(houseAnswersTo(document, 'get')).toEqual({ 500: 'Broken', 503: 'Unavailable' })
  for (const item of Object.values(asJson(document['paths'])))
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const operation = asJson(asJson(item)[method])
      if (operation['operationId'] === undefined) continue
      expect(Object.keys(asJson(operation['responses'])), String(operation['operationId'])).toEqual(
        expect.arrayContaining(['500', '503', ...(method === 'get' ? [] : ['507'])]),
      )
    }
})
