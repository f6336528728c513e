// @vitest-environment node
import { expect, test } from 'vitest'
import { createRenderer } from './entry-server'

const HOME = 'http://rig.example/inmueble/01900000-0000-7000-8000-000000000000'

/** What a page of a home comes to when the API answers every question so. */
async function pageWhere(status: number): Promise<{ status: number; isLogged: boolean }> {
  let isLogged = false
  const { render } = await createRenderer({
    site: {
      name: 'Rig',
      url: 'http://rig.example',
      logo: null,
      mapStyleUrl: null,
      firebase: null,
      payments: false,
      redirects: [],
      operatorEmail: null,
      pushKey: null,
    },
    call: async () => ({ status, headers: {}, data: { message: 'Later' } }),
    onError: () => (isLogged = true),
  })
  return { status: (await render(HOME)).status, isLogged }
}

test('a page that cannot be had at the moment says so to whoever lists pages', async () => {
  expect(await pageWhere(503)).toEqual({ status: 503, isLogged: true })
}, 30_000)

test('a page that is broken says that', async () => {
  expect(await pageWhere(500)).toEqual({ status: 500, isLogged: true })
}, 30_000)
