import { afterEach, expect, test } from 'vitest'
import { clearSession, EMPTY_PROFILE, setSession } from '../lib/session'
import { runMiddleware } from './guard'

afterEach(() => clearSession())
const open = () => runMiddleware(['operator'], new Request('http://localhost/auth/operador'))

test('what is the operator’s is an unknown address to everybody else', () => {
  setSession({ ...EMPTY_PROFILE, token: 't', role: 'ADMIN' })
  const thrown = (() => {
    try {
      return open()
    } catch (error) {
      return error
    }
  })()
  expect(thrown).toMatchObject({
    init: { status: 404 },
    data: { message: 'Page not found: /auth/operador', fatal: false },
  })
  setSession({ ...EMPTY_PROFILE, token: 't', role: 'ADMIN', operator: true })
  expect(open).not.toThrow()
})
