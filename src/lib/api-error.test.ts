import { describe, expect, test } from 'vitest'
import {
  ApiFailure,
  explain,
  explanationOf,
  fieldErrorsOf,
  firstSentenceOf,
  statusOf,
  wayOn,
} from './api-error'

const body400 = { 'basics.offers.0.price': 'Falta el precio' }

/** Section 8 of the specification, row by row and in its order of precedence. */
const rows: [
  name: string,
  failure: Parameters<typeof explain>[0],
  row: number,
  text: string,
  translate: boolean,
  metadata: unknown,
][] = [
  [
    '1: an error field is shown',
    { status: 500, body: { error: 'Sin conexión' }, write: false },
    1,
    'Sin conexión',
    false,
    null,
  ],
  [
    '1 before 2: error wins over message',
    { status: 400, body: { error: 'uno', message: 'dos', detail: 'tres' }, write: true },
    1,
    'uno',
    false,
    null,
  ],
  [
    '2: a message field is shown, translated for GET',
    { status: 404, body: { message: 'No existe' }, write: false },
    2,
    'No existe',
    true,
    null,
  ],
  [
    '2: a message of a write is shown as it is',
    { status: 409, body: { message: 'Alguien guardó antes' }, write: true },
    2,
    'Alguien guardó antes',
    false,
    null,
  ],
  [
    '2 before 3: message wins over detail',
    { status: 413, body: { message: 'uno', detail: 'dos' }, write: true },
    2,
    'uno',
    false,
    null,
  ],
  [
    '2 before 4: message wins over 403',
    { status: 403, body: { message: 'Pregunta a tu agencia' }, write: false },
    2,
    'Pregunta a tu agencia',
    true,
    null,
  ],
  [
    '3: writes only, a detail field is shown',
    { status: 413, body: { detail: 'El archivo pesa demasiado' }, write: true },
    3,
    'El archivo pesa demasiado',
    false,
    null,
  ],
  [
    '3 not for reads',
    { status: 415, body: { detail: 'x' }, write: false },
    7,
    'Algo ha ido mal, inténtalo más tarde',
    true,
    null,
  ],
  [
    '3 before 6: a write with 406 shows its detail',
    { status: 406, body: { detail: 'Falta la cédula' }, write: true },
    3,
    'Falta la cédula',
    false,
    null,
  ],
  ['4: status 403', { status: 403, body: {}, write: false }, 4, 'Acceso no autorizado', true, null],
  [
    '4: status 403 without a body',
    { status: 403, body: null, write: true },
    4,
    'Acceso no autorizado',
    true,
    null,
  ],
  [
    '5: status 400 of a read',
    { status: 400, body: body400, write: false },
    5,
    'Error al consultar los datos',
    true,
    body400,
  ],
  [
    '5: status 400 of a write',
    { status: 400, body: body400, write: true },
    5,
    'Error al guardar los datos',
    true,
    body400,
  ],
  [
    '6: status 406 and its detail',
    { status: 406, body: { detail: 'formato' }, write: false },
    6,
    'Error al guardar los datos: formato',
    true,
    null,
  ],
  [
    '6: status 406 without detail, and without a lone colon',
    { status: 406, body: {}, write: true },
    6,
    'Error al guardar los datos',
    true,
    null,
  ],
  [
    '7: anything else',
    { status: 502, body: '<html>', write: false },
    7,
    'Algo ha ido mal, inténtalo más tarde',
    true,
    null,
  ],
  [
    '7: no answer at all',
    { status: null, body: null, write: true },
    7,
    'Algo ha ido mal, inténtalo más tarde',
    true,
    null,
  ],
  [
    '7: fields of other types do not count',
    { status: 500, body: { error: 3, message: '', detail: {} }, write: true },
    7,
    'Algo ha ido mal, inténtalo más tarde',
    true,
    null,
  ],
]

describe('error catalogue', () => {
  test.each(rows)('row %s', (_name, failure, row, text, translate, metadata) => {
    expect(explain(failure)).toEqual({ row, text, translate, metadata })
  })
})

test('field errors are the map of a 400 and nothing else', () => {
  expect(fieldErrorsOf(new ApiFailure({ status: 400, body: body400, write: true }))).toEqual(
    body400,
  )
  expect(fieldErrorsOf(new ApiFailure({ status: 409, body: body400, write: true }))).toBeNull()
  expect(fieldErrorsOf(new ApiFailure({ status: 400, body: 'text', write: true }))).toBeNull()
  expect(fieldErrorsOf(new Error('x'))).toBeNull()
  // Rows 1 and 2 speak before row 5: such a body is a sentence, no list of fields.
  for (const key of ['error', 'message'])
    expect(
      fieldErrorsOf(
        new ApiFailure({ status: 400, body: { [key]: 'Cerrado', ...body400 }, write: true }),
      ),
    ).toBeNull()
  expect(
    fieldErrorsOf(new ApiFailure({ status: 400, body: { message: 'Falta' }, write: true }), [
      'name',
      'message',
    ]),
  ).toEqual({ message: 'Falta' })
  expect(statusOf(new ApiFailure({ status: 410, body: null, write: false }))).toBe(410)
  expect(statusOf(new Error('x'))).toBeNull()
})

test('one sentence where there are no fields', () => {
  const of = (status: number | null, body: unknown) =>
    firstSentenceOf(new ApiFailure({ status, body, write: true }))
  expect(of(400, body400)).toMatchObject({ text: 'Falta el precio', translate: false })
  expect(of(400, { message: 'Cerrado' })).toMatchObject({ row: 2, text: 'Cerrado' })
  expect(of(null, null)).toMatchObject({ row: 7, translate: true })
  expect(explanationOf(new TypeError('x is not a function'))).toMatchObject({
    row: 7,
    text: 'Algo ha ido mal, inténtalo más tarde',
  })
})

test('the way on: again, sign in, or back where the answer would be the same', () => {
  const of = (status: number | null) => wayOn(new ApiFailure({ status, body: null, write: false }))
  expect([null, 408, 429, 500, 503, 418].map(of)).toEqual(Array(6).fill('retry'))
  expect([400, 403, 404, 406, 410].map(of)).toEqual(Array(5).fill('back'))
  expect(of(401)).toBe('signIn')
  expect(wayOn(new Error('x'))).toBe('retry')
})
