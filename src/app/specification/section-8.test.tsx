import { expect } from 'vitest'
import { explain, type Failure } from '../../lib/api-error'
import { runMiddleware } from '../guard'
import { SECTION_8 } from './rows'
import { checkSection, heldBy } from './table'

const said = (failure: Partial<Failure>): unknown[] => {
  const { row, text, translate, metadata } = explain({
    status: 500,
    body: null,
    write: false,
    ...failure,
  })
  return [row, text, translate, metadata]
}

// How to add a row: see rows.ts. Precedence among the rows: src/lib/api-error.test.ts.
checkSection('section 8', SECTION_8, {
  '1 an error field is shown': () =>
    expect(said({ status: 403, body: { error: 'uno', message: 'dos' } })).toEqual([
      1,
      'uno',
      false,
      null,
    ]),
  '2 a message field is shown, translated for GET': () => {
    expect(said({ status: 403, body: { message: 'dos' } })).toEqual([2, 'dos', true, null])
    expect(said({ status: 403, body: { message: 'dos', detail: 'tres' }, write: true })).toEqual([
      2,
      'dos',
      false,
      null,
    ])
  },
  '3 writes only: a detail field is shown': () => {
    expect(said({ status: 403, body: { detail: 'tres' }, write: true })).toEqual([
      3,
      'tres',
      false,
      null,
    ])
    expect(said({ status: 403, body: { detail: 'tres' } })[0]).toBe(4)
  },
  "4 status 403: 'Acceso no autorizado'": () =>
    expect(said({ status: 403 })).toEqual([4, 'Acceso no autorizado', true, null]),
  "5 status 400: 'Error al consultar los datos' for reads, 'Error al guardar los datos' for writes, body as metadata":
    () => {
      const body = { 'basics.price': 'Falta' }
      expect(said({ status: 400, body })).toEqual([5, 'Error al consultar los datos', true, body])
      expect(said({ status: 400, body, write: true })).toEqual([
        5,
        'Error al guardar los datos',
        true,
        body,
      ])
    },
  "6 status 406: 'Error al guardar los datos: ' followed by the detail": () =>
    expect(said({ status: 406, body: { detail: 'formato' } })).toEqual([
      6,
      'Error al guardar los datos: formato',
      true,
      null,
    ]),
  "7 anything else: 'Algo ha ido mal, inténtalo más tarde'": () => {
    for (const status of [404, 409, 418, 500, 503, null])
      expect(said({ status })).toEqual([7, 'Algo ha ido mal, inténtalo más tarde', true, null])
  },
  "Successful writes show 'Tus cambios se han guardado' unless suppressed": heldBy(
    'src/lib/http.test.tsx',
    'Tus cambios se han guardado',
  ),
  "Unmatched route: 'Page not found: {fullPath}', 404, non-fatal": heldBy(
    'e2e/shell.e2e.ts',
    'an address that leads nowhere',
  ),
  "Route validation: 'Page Not Found: {fullPath}', 404, fatal": heldBy(
    'e2e/shell.e2e.ts',
    'an address that leads nowhere',
  ),
  "'Unknown route middleware: {name}'": () =>
    expect(() => runMiddleware(['gate'], new Request('http://llar.test/'))).toThrow(
      'Unknown route middleware: gate',
    ),
  'Sign-in codes of the popup are handled': heldBy(
    'src/lib/identity/identity.test.ts',
    'is known, and has a sentence in every language',
  ),
  // Ours are answers of the server: wrong-password and user-not-found are one, email-already-in-use
  // is at its field, too-many-requests is 429.
  'Codes of the identity provider are handled': () => {
    for (const title of [
      'answers an unknown e-mail, a wrong password',
      'takes an e-mail once',
      'keeps strangers from guessing',
    ])
      heldBy('server/modules/user/user.test.ts', title)()
  },
})
