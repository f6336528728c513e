import { afterEach, expect, test, vi } from 'vitest'
import { checkBuild, isOutdated, runningBuild } from './build-update'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (reply: () => Promise<Response>) => {
  const asked = vi.fn(reply)
  vi.stubGlobal('fetch', asked)
  return asked
}

/** What the page has as its scripts; in its document they would be asked for. */
function run(...names: string[]): void {
  const head = document.createElement('div')
  for (const name of names) {
    const src = `https://my-site.example/assets/${name}`
    head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }
  vi.spyOn(document, 'querySelector').mockImplementation((which: string) =>
    head.querySelector(which),
  )
}

test('a page of the desk is of the build of its entry, not of its frame', () => {
  run('desk-frame-Zz9.js', 'index-Ab_1-c.js')
  expect(runningBuild()).toBe('Ab_1-c')
  run('desk-frame-Zz9.js')
  expect(runningBuild()).toBeNull()
})

test('a page knows when a newer build is out', async () => {
  run('index-Ab_1-c.js')
  const asked = answer(async () => Response.json({ id: 'Ab_1-c' }))
  await checkBuild(7)
  expect(asked).toHaveBeenCalledWith('/builds/latest.json?7')
  expect(isOutdated()).toBe(false)
  answer(() => Promise.reject(new Error('offline')))
  await checkBuild()
  expect(isOutdated()).toBe(false)
  answer(async () => Response.json({ id: 'new' }))
  vi.mocked(fetch)
    .mockImplementationOnce(async () => Response.json({ id: 'new' }))
    .mockImplementationOnce(async () => new Response('', { status: 404 }))
  await checkBuild()
  expect(isOutdated()).toBe(false)
  await checkBuild()
  expect(fetch).toHaveBeenLastCalledWith('/builds/meta/new.json')
  expect(isOutdated()).toBe(true)
})
