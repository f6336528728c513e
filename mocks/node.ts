import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** The mock server inside Node, for tests. */
export const server = setupServer(...handlers)
