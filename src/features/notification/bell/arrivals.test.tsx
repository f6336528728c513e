import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUi, getUi } from '../../../lib/dialog'
import { clearMessage, getMessage } from '../../../lib/message'
import { useArrivals } from './arrivals'

const worker = new EventTarget()
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.restoreAllMocks()
  clearUi()
  clearMessage()
})

/** A push that the service worker tells this page of; what the page answers it. */
function pushed(id: string, state: DocumentVisibilityState): unknown[] {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  const client = new QueryClient()
  const { unmount } = renderHook(useArrivals, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const answers: unknown[] = []
  const port = { postMessage: (answer: unknown) => void answers.push(answer) }
  const news = { id, body: 'Ha escrito Ona', href: '/auth/mensajes' }
  worker.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'llar.push', news }, ports: [port] }),
  )
  unmount()
  return answers
}

test('a page that is looked at says that it shows a push, and shows it', () => {
  expect(pushed('seen', 'visible')).toEqual(['taken'])
  expect(getMessage().text).toBe('Ha escrito Ona')
  expect(getUi().newMessage).toBe(true)
})

test('a page that nobody looks at leaves a push to the device', () => {
  expect(pushed('unseen', 'hidden')).toEqual([])
  expect(getMessage().text).not.toBe('Ha escrito Ona')
  expect(getUi().newMessage).toBe(true)
})
