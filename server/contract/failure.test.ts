import { expect, it } from 'vitest'
import { forbidden, laterVersion } from './errors.ts'
import { answerOf } from './failure.ts'

const database = (code: string): Error =>
  Object.assign(new Error('no'), { code, severity: 'ERROR' })

it('an error becomes what its sender can do something about', () => {
  expect(answerOf(database('22P02'), 'es').status).toBe(400)
  // 22007 is a day that is none: in a reading without a query it can only be our own.
  expect(answerOf(database('22007'), 'es').status).toBe(400)
  expect(answerOf(database('22007'), 'es', true).status).toBe(500)
  expect(answerOf(database('22021'), 'es', true).status).toBe(400)
  for (const code of ['23505', '23503'])
    expect(answerOf(database(code), 'en')).toMatchObject({
      status: 406,
      body: { detail: expect.stringContaining('at the same moment') },
    })
  expect(answerOf(database('57P03'), 'es')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  })
  // A deadlock, a change in between, a lock that was waited for too long: the same again succeeds.
  for (const code of ['40001', '40P01', '55P03', '57014'])
    expect(answerOf(database(code), 'es')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    })
  // A database that takes nobody in, or a name that leads nowhere, for a while.
  const line = (code: string, syscall = 'connect') =>
    Object.assign(new Error('no'), { code, syscall })
  for (const error of [
    ...['28000', '3D000'].map(database),
    Object.assign(database('55000'), { routine: 'CheckMyDatabase' }),
    line('EHOSTUNREACH'),
    line('ENOTFOUND', 'getaddrinfo'),
    new AggregateError([line('ECONNREFUSED'), line('ECONNREFUSED')]),
  ])
    expect(answerOf(error, 'es').status).toBe(503)
  for (const error of [database('23514'), database('55000'), new Error('x'), 'x', null])
    expect(answerOf(error, 'es').status).toBe(500)
})

// A write is shown the sentence as it comes (specification, section 8, rows 2 and 3), so it has to
// come in the reader's language.
it.each([
  ['es', 'Acceso no autorizado', 'Algo ha ido mal, inténtalo más tarde'],
  ['en', 'Access not authorised', 'Something went wrong, please try again later'],
  ['ca', 'Accés no autoritzat', 'Alguna cosa ha anat malament, torna-ho a provar més tard'],
  ['de', 'Zugriff nicht erlaubt', 'Etwas ist schiefgelaufen, bitte später erneut versuchen'],
] as const)('the catalogue’s own sentences go out in %s', (lang, refused, broken) => {
  let thrown: unknown
  try {
    forbidden()
  } catch (error) {
    thrown = error
  }
  expect(answerOf(thrown, lang)).toMatchObject({ status: 403, body: { message: refused } })
  expect(answerOf(new Error('x'), lang)).toMatchObject({ status: 500, body: { message: broken } })
})

it('what waits for a later version says so in the language of who saves', () => {
  let thrown: unknown
  try {
    laterVersion()
  } catch (error) {
    thrown = error
  }
  expect(answerOf(thrown, 'en')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('A newer version of the site saved this') },
    headers: { 'retry-after': '60' },
  })
})
