import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

/** Answers the API's calls in the browser, by a service worker; called by src/main.tsx when VITE_MOCK is 1. */
export async function startMocks(): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
}
