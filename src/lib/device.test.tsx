import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDevice } from './device'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const resize = (width: number) => {
  Object.assign(window, { innerWidth: width })
  window.dispatchEvent(new Event('resize'))
}

test('the device is looked at again 50 ms after the last resize, once', () => {
  Object.assign(window, { innerWidth: 1440 })
  const seen: string[] = []
  const { unmount } = renderHook(() => seen.push(useDevice().kind))
  resize(700)
  act(() => vi.advanceTimersByTime(40))
  resize(400)
  act(() => vi.advanceTimersByTime(49))
  expect(seen).toEqual(['desktop'])
  act(() => vi.advanceTimersByTime(1))
  expect(seen).toEqual(['desktop', 'phone'])
  unmount()
})
