import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Route, RoutesFile } from '../generated/server/route-type.ts'
import type { Lang } from '../server/contract/context.ts'
import { bodyOfForm } from '../server/contract/body/form-body.ts'
import { languageOf } from '../server/contract/language.ts'
import { HttpError } from '../server/contract/errors.ts'
import { checkBody, checkParams, queryValues } from '../server/contract/input.ts'
import { Validators } from '../server/contract/validator.ts'
import { answer, type Asked, type MockContext } from './answer.ts'
import { withLaterCodes } from './data/later-codes.ts'
import { Shapes, type ContractDocument } from './data/shapes.ts'
import { refuse } from './refuse.ts'
import { scenarios, type Scenario } from './scenarios/index.ts'
import { ScenarioChoice, type Choices } from './scenarios/scenario-choice.ts'

const KEY = 'llar.mock'

/**
 * `?__mock=name` plays it everywhere, `?__mock.operation=name` in one operation,
 * `?__mock.role=STAFF` signs in so; kept for the tab.
 */
function choicesHere(): Partial<Choices> {
  const asked = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('__mock'),
  )
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  for (const [name, value] of asked) {
    const part = name.slice('__mock.'.length)
    if (part === '') kept.everywhere = value === '' ? null : value
    else if (part === 'role') kept.role = value
    else kept.operations = { ...kept.operations, [part]: value }
  }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  return kept
}

/**
 * Takes what the address wishes; a name that there is not is every answer's error, in words, until
 * another is wished.
 */
function refusalOf(director: ScenarioChoice, choices: Partial<Choices>): string | null {
  try {
    director.choose(choices)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const read = async <Kind>(address: string): Promise<Kind> =>
  (await (await fetch(address)).json()) as Kind

function failed(scenario: Scenario, route: Route): Response {
  const failure = scenario.failure?.(route)
  if (failure === undefined || failure === 'cut') return HttpResponse.error()
  return new HttpResponse(failure.body === null ? '' : JSON.stringify(failure.body), {
    status: failure.status,
    headers: { 'content-type': 'application/json', ...failure.headers },
  })
}

/**
 * Answers the API's calls in the browser, by a service worker; called by src/main.tsx when
 * VITE_MOCK is 1.
 */
export async function startMocks(): Promise<void> {
  const [routesFile, document] = await Promise.all([
    read<RoutesFile>('/generated/server/routes.json'),
    read<ContractDocument>('/generated/openapi.json'),
  ])
  const { routes, contract } = routesFile
  const midnight = new Date()
  midnight.setUTCHours(0, 0, 0, 0)
  const validators = new Validators(contract)
  const footing: MockContext = { shapes: new Shapes(document), validators, today: midnight }
  const director = new ScenarioChoice(routes, scenarios(routesFile))
  const unknown = refusalOf(director, choicesHere())
  const respond = async (
    route: Route,
    request: Request,
    params: Record<string, unknown>,
  ): Promise<Response> => {
    if (unknown !== null) return HttpResponse.json({ error: unknown }, { status: 400 })
    const scenario = director.play(route, null, request.url)
    if (scenario?.wait)
      await delay(scenario.wait === Number.POSITIVE_INFINITY ? 'infinite' : scenario.wait)
    if (scenario?.failure) return failed(scenario, route)
    const lang = languageOf(request.headers.get('accept-language') ?? undefined)
    const { schema, binary } = route.replies[String(route.success)] ?? {}
    try {
      const query = checkParams(
        queryValues(listed(new URL(request.url).searchParams), route.query ?? {}),
        validators.check(route.query ?? { type: 'object', additionalProperties: false }, true),
        lang,
      )
      const body = await bodyOf(request, route, lang)
      if (route.body && body !== undefined)
        checkBody(body, 0, validators.check(route.body.schema), lang)
      const asked: Asked = { params, query, body, lang, role: director.choices.role }
      if (scenario?.documented) await refuse(route, scenario.documented, asked, routes, footing)
      if (binary || !schema) return new HttpResponse(null, { status: route.success })
      const made = await answer(route, asked, scenario?.amount ?? 'usual', footing)
      const told = scenario?.laterCodes
        ? withLaterCodes(made, schema, contract.$defs, { key: route.operationId })
        : made
      return HttpResponse.json(told as object, { status: route.success })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return HttpResponse.json(error.body, { status: error.status, headers: error.headers })
    }
  }
  const methods = {
    GET: http.get,
    POST: http.post,
    PUT: http.put,
    PATCH: http.patch,
    DELETE: http.delete,
  }
  const ordered = routes.toSorted((a, b) => a.url.split(':').length - b.url.split(':').length)
  const handlers: RequestHandler[] = ordered.map((route) =>
    methods[route.method](`*${route.url}`, ({ request, params }) =>
      respond(route, request, params),
    ),
  )
  const photos = Object.values(
    import.meta.glob<string>('../scripts/seed/pictures/{drawn,living,villa,finca,casa}-*.webp', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  )
  handlers.push(
    http.get<{ hash: string }>('/media/:hash/:file', ({ params }) =>
      fetch(photos[Number.parseInt(params.hash.slice(-4), 16) % photos.length] ?? ''),
    ),
  )
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
}

function listed(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [
      name,
      query.getAll(name).length > 1 ? query.getAll(name) : (query.get(name) ?? ''),
    ]),
  )
}

/** The body as the contract reads it; a form's files are not looked at. */
async function bodyOf(request: Request, route: Route, lang: Lang): Promise<unknown> {
  if (!route.body || request.body === null) return undefined
  if (request.headers.get('content-type')?.startsWith('application/json')) return request.json()
  const texts = new Map<string, string[]>()
  for (const [name, value] of await request.formData())
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  return bodyOfForm({ texts, files: [], bytes: 0 }, route.body, lang)
}
