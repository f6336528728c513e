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
  const entry = Object.assign(document.createElement('a'), { src: 'https://my-site.example/assets/index-Ab_1-c.js' })
  vi.spyOn(document, 'querySelector').mockReturnValue(entry)
  const asked = answer(async () => Response.json({ id: 'Ab_1-c' }))
  await checkBuild(7)
  expect(asked).toHaveBeenCalledWith('/builds/latest.json?7')
  expect(isOutdated()).toBe(false)
  answer(() => Promise.reject(new Error('offline')))
  await checkBuild()
  expect(isOutdated()).toBe(false)
  answer(async () => Response.json({ id: 'new' }))
  await checkBuild()
  expect(isOutdated()).toBe(true)
})
