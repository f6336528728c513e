import { afterEach, expect, test, vi } from 'vitest'
import { checkBuild, isOutdated } from './build-update'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (reply: () => Promise<Response>) => {
  const asked = vi.fn(reply)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a page knows when a newer build is out', async () => {
  const entry = Object.assign(document.createElement('a'), {
    src: 'https://my-site.example/assets/index-Ab_1-c.js',
  })
  vi.spyOn(document, 'querySelector').mockReturnValue(entry)
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
