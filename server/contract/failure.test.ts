import { expect, it } from 'vitest'
import { answerOf } from './failure.ts'

const database = (code: string): Error => Object.assign(new Error('no'), { code, severity: 'ERROR' })

it('an error becomes what its sender can do something about', () => {
  expect(answerOf(database('22P02'), 'es').status).toBe(400)
  for (const code of ['23505', '23503']) expect(answerOf(database(code), 'en')).toMatchObject({ status: 406, body: { detail: expect.stringContaining('at the same moment') } })
  expect(answerOf(database('57P03'), 'es')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  for (const error of [database('23514'), new Error('x'), 'x', null]) expect(answerOf(error, 'es').status).toBe(500)
})
