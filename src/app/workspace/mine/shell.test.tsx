import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runningBuild } from '../../build-update'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { fakeCaches } from './caches.fixture'
import { clearDevice, isMine, takeDevice } from './device'
import { keepShell } from './shell'

vi.mock('../../build-update', () => ({ runningBuild: vi.fn() }))

const DAY = 86_400_000
let kept: ReturnType<typeof fakeCaches>
let build = ''
const unregister = vi.fn(async () => true)
let pushes: object | null = null

const pageOf = (id: string) =>
  `<link rel="stylesheet" href="/assets/sheet-${id}.css">` +
  `<script type="module" src="/assets/index-${id}.js"></script>`

/** The page that runs is of a build; the server may have another by now. */
function run(running: string, serves = running): void {
  vi.mocked(runningBuild).mockReturnValue(running)
  build = serves
}

beforeEach(() => {
  const answer = async (path: string) => {
    if (path === '/auth/agenda') return new Response(pageOf(build))
    if (path === `/builds/desk/${build}.json`)
      return Response.json({
        files: ['/assets/index-x.js', `/assets/main-${build}.js`],
        words: { es: [`/assets/es-${build}.json`], de: ['/assets/de.json'] },
      })
    return new Response('', { status: path.startsWith('/assets/') ? 200 : 404 })
  }
  kept = fakeCaches(answer)
  vi.stubGlobal('caches', kept.caches)
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => undefined,
      getRegistration: async () => ({
        pushManager: { getSubscription: async () => pushes },
        unregister,
      }),
    },
  })
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'aina', role: 'ADMIN' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  clearSession()
  unregister.mockClear()
  pushes = null
  document.head.innerHTML = ''
})

const files = (id: string) =>
  [
    '/assets/index-x.js',
    `/assets/main-${id}.js`,
    `/assets/es-${id}.json`,
    `/assets/sheet-${id}.css`,
    `/assets/index-${id}.js`,
    '/auth/agenda',
  ].toSorted()

test('what was kept of a build before goes at the next start, where its page was left before that', async () => {
  run('one')
  await keepShell('es')
  run('two')
  vi.stubGlobal('caches', { ...kept.caches, delete: () => Promise.reject(new Error('left')) })
  await expect(keepShell('es')).rejects.toThrow('left')
  vi.stubGlobal('caches', kept.caches)
  expect(await keepShell('es')).toBe(true)
  expect(kept.held()).toEqual({ 'llar.shell.two': files('two') })
})

test('the desk of the build that runs is kept, and then that of before goes', async () => {
  run('one')
  expect(await keepShell('es')).toBe(true)
  expect(kept.held()).toEqual({ 'llar.shell.one': files('one') })
  // A release: the page that runs is the old one still, and its server has its files no more.
  run('one', 'two')
  expect(await keepShell('es')).toBe(true)
  expect(kept.held()).toEqual({ 'llar.shell.one': files('one') })
  run('two')
  expect(await keepShell('es')).toBe(true)
  expect(kept.held()).toEqual({ 'llar.shell.two': files('two') })
})

test('while a release is on its way nothing changes', async () => {
  run('one')
  await keepShell('es')
  run('two', 'one')
  expect(await keepShell('es')).toBe(false)
  expect(kept.held()['llar.shell.one']).toEqual(files('one'))
})

test('the operator’s switch ends it', async () => {
  run('one')
  takeDevice()
  expect(isMine()).toBe(true)
  document.head.insertAdjacentHTML('beforeend', '<meta name="llar-shell" content="off">')
  expect(isMine()).toBe(false)
  expect(await keepShell('es')).toBe(false)
})

test('it is of one person in one role, who is here within two weeks', async () => {
  expect(isMine()).toBe(false)
  takeDevice()
  expect([isMine(), isMine(Date.now() + 13 * DAY), isMine(Date.now() + 14 * DAY)]).toEqual([
    true,
    true,
    false,
  ])
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'aina', role: 'USER' })
  expect(isMine()).toBe(false)
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'biel', role: 'ADMIN' })
  expect(isMine()).toBe(false)
})

test('cleared, nothing stays; the worker does where it pushes', async () => {
  run('one')
  takeDevice()
  await keepShell('es')
  pushes = {}
  await clearDevice()
  expect([kept.held(), localStorage.getItem('llar.mine')]).toEqual([{}, null])
  expect(unregister).not.toHaveBeenCalled()
  takeDevice()
  pushes = null
  await clearDevice()
  expect(unregister).toHaveBeenCalledOnce()
})
