import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Shot } from './shot'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stands as a grey box until the page is there', () => {
  let measured: (entries: { contentRect: { width: number } }[]) => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: typeof measured) {
        measured = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  // The page itself is not loaded here, which the DOM says aloud.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { container } = render(<Shot url="/w/x/" title="La web" width={1440} />)
  const grey = () => container.querySelectorAll('.ui-skeleton').length
  expect(grey()).toBe(1)
  act(() => measured([{ contentRect: { width: 720 } }]))
  expect(grey()).toBe(1)
  fireEvent.load(screen.getByTitle('La web'))
  expect(grey()).toBe(0)
})
