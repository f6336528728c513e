import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

/** The mock server in the browser, a service worker. Started by src/main.tsx when VITE_MOCK is 1. */
export const worker = setupWorker(...handlers)
