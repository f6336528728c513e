import { beforeEach, expect, test, vi } from 'vitest'
import { guardReloads } from './reload-guard'

const missing = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => sessionStorage.clear())

test('a chunk that is gone reloads the page, once per path in ten seconds', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  let now = 1_000
  guardReloads(() => now)
  expect(missing()).toBe(true)
  now += 9_999
  expect(missing()).toBe(false)
  now += 1
  expect(missing()).toBe(true)
  history.pushState(null, '', '/maps')
  expect(missing()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})
