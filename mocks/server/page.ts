import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Route } from '../../generated/server/route-type.ts'
import type { Shapes } from '../data/shapes.ts'
import { documentedOf } from '../scenarios/index.ts'
import { ROLES, type Choices, type ScenarioChoice } from '../scenarios/scenario-choice.ts'
import type { Journal } from './journal.ts'

/** What the page of the mock stands on. */
interface PageFooting {
  routes: readonly Route[]
  director: ScenarioChoice
  journal: Journal
  shapes: Shapes
}

const FOLDER = path.join(import.meta.dirname, 'page')
const own = (name: string): Promise<string> => readFile(path.join(FOLDER, name), 'utf8')
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * The page at `/__mock`, and what it asks: operations, scenarios, choices and the last requests.
 */
export const mockPage =
  ({ routes, director, journal, shapes }: PageFooting): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const file = (type: string, reply: FastifyReply, text: string) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        })
        .type(`${type}; charset=utf-8`)
        .send(text)
    app.get('/', async (_request, reply) => reply.redirect('/__mock'))
    app.get('/__mock', async (_request, reply) => file('text/html', reply, await own('page.html')))
    app.get('/__mock/page.css', async (_request, reply) =>
      file('text/css', reply, await own('page.css')),
    )
    app.get('/__mock/page.js', async (_request, reply) =>
      file('text/javascript', reply, stripTypeScriptTypes(await own('page.ts'))),
    )

    app.get('/__mock/operations', async () => ({
      roles: ROLES,
      scenarios: director.scenarios.map(({ name, group, about }) => ({ name, group, about })),
      operations: routes.map((route) => ({
        operationId: route.operationId,
        tag: route.tag,
        method: route.method,
        path: route.path,
        summary: shapes.summary(route.path, route.method),
        roles: route.roles,
        security: route.security,
        scenarios: director.namesOf(route),
        documented: documentedOf(route).map(({ name, about }) => ({ name, about })),
      })),
    }))
    app.get('/__mock/choices', async () => director.choices)
    app.put<{ Body: Partial<Choices> }>('/__mock/choices', async (request, reply) => {
      try {
        director.choose(request.body)
      } catch (error) {
        return reply
          .code(400)
          .send({ error: error instanceof Error ? error.message : String(error) })
      }
      return director.choices
    })
    app.delete('/__mock/choices', async () => {
      director.reset()
      return director.choices
    })
    app.get('/__mock/requests', async () => journal.entries)
    app.delete('/__mock/requests', async () => {
      journal.clear()
      return journal.entries
    })
  }
