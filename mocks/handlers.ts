import { faker } from '@faker-js/faker'
import type { RequestHandler } from 'msw'
import * as generated from '../generated/mocks/index.ts'

faker.seed(20261121)

/**
 * One handler per operation of the contract, with made-up bodies of the right shape; a new tag is
 * here by itself.
 */
export const handlers: RequestHandler[] = Object.values(generated).flatMap((handlersOfTag) =>
  handlersOfTag(),
)
