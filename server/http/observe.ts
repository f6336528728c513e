import type { FastifyInstance } from 'fastify'
import { operationOf } from '../contract/addresses.ts'
import type { Route } from '../contract/routes.ts'

/** What there is to count of an answer: nothing of who asked, nor of what. */
export interface Answer {
  /** Null: a page, a picture, a hook. */
  route: Route | null
  status: number
  seconds: number
}
export type Observe = (answer: Answer) => void

/** Tells of each answer when it is out. */
export function observeAnswers(app: FastifyInstance, observe: Observe): void {
  app.addHook('onResponse', async (request, reply) =>
    observe({
      route: operationOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  )
}
