import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Shot } from './shot'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Room of a width, told by hand; the page itself is not loaded here, which the DOM says aloud. */
function beside(): (width: number) => void {
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
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  return (width) => measured([{ contentRect: { width } }])
}

it('stands as a grey box until the page is there', () => {
  const measure = beside()
  const { container } = render(<Shot url="/w/x/" title="La web" width={1440} />)
  const grey = () => container.querySelectorAll('.ui-skeleton').length
  expect(grey()).toBe(1)
  act(() => measure(720))
  expect(grey()).toBe(1)
  fireEvent.load(screen.getByTitle('La web'))
  expect(grey()).toBe(0)
})

it('goes on where a link inside has led to somebody else’s page', () => {
  const measure = beside()
  const shot = (drawn: string, at: string) => (
    <Shot url="/w/x/" title="La web" width={1440} drawn={drawn} at={at} />
  )
  const { rerender } = render(shot('1', 'a'))
  act(() => measure(720))
  const replace = vi.fn<(url: string) => void>()
  const foreign = {
    get scrollY(): number {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
    location: { replace },
  }
  Object.defineProperty(screen.getByTitle('La web'), 'contentWindow', { value: foreign })
  rerender(shot('1', 'b'))
  rerender(shot('2', 'b'))
  expect(replace).toHaveBeenCalledTimes(1)
})
