import type { Route } from '../generated/server/route-type.ts'
import type { Lang } from '../server/contract/context.ts'
import {
  conflict,
  fieldErrors,
  forbidden,
  HttpError,
  notAcceptable,
  notFound,
  tooLarge,
  tooMany,
  unauthorized,
  unsupported,
} from '../server/contract/errors.ts'
import { WHOLE } from '../server/contract/field-errors.ts'
import { refName } from '../server/contract/refs.ts'
import { say } from '../server/contract/messages.ts'
import { answer, type Asked, type MockContext } from './answer.ts'

const STATE = {
  es: 'El estado no lo permite',
  en: 'Its state does not allow this',
  ca: 'El seu estat no ho permet',
  de: 'Der Zustand erlaubt das nicht',
}
const STALE = {
  es: 'Otra persona lo ha guardado mientras tanto',
  en: 'Somebody else saved it in the meantime',
  ca: 'Una altra persona ho ha desat mentrestant',
  de: 'Jemand anders hat inzwischen gespeichert',
}
const GONE = {
  es: 'Ya no se ofrece',
  en: 'No longer offered',
  ca: 'Ja no s’ofereix',
  de: 'Wird nicht mehr angeboten',
}

/**
 * A made-up value of a component: what some operation answers with it, as its generated mock makes
 * it; of one that no operation answers with, the contract's own example.
 */
async function valueOf(
  schema: Record<string, unknown> | undefined,
  routes: readonly Route[],
  asked: Asked,
  footing: MockContext,
): Promise<unknown> {
  const name = refName(schema) ?? ''
  const route = routes.find((one) => refName(one.replies[String(one.success)]?.schema) === name)
  if (route) return answer(route, asked, 'usual', footing)
  const [example = null] = (footing.shapes.open(schema)['examples'] ?? []) as unknown[]
  return example
}

/**
 * Throws the refusal that the contract documents under this status, worded as the server words it.
 */
export async function refuse(
  route: Route,
  status: number,
  asked: Asked,
  routes: readonly Route[],
  footing: MockContext,
): Promise<never> {
  const lang: Lang = asked.lang
  const schema = footing.shapes.open(footing.shapes.reply(route.path, route.method, status))
  const properties = (schema['properties'] ?? {}) as Record<string, Record<string, unknown>>
  switch (status) {
    case 400:
      return fieldErrors({ [WHOLE]: say(lang, 'invalid') })
    case 401:
      return unauthorized(lang)
    case 403:
      return forbidden()
    case 404:
      return notFound(lang)
    case 406:
      return notAcceptable(STATE[lang])
    case 409:
      // Of what no version is stored the contract's own answer says what stands in the way.
      if (!properties['current'])
        throw new HttpError(409, {
          ...Object(await valueOf(schema, routes, { ...asked, body: undefined }, footing)),
          message: STALE[lang],
        })
      return conflict(
        await valueOf(properties['current'], routes, { ...asked, body: undefined }, footing),
        STALE[lang],
      )
    case 413:
      return tooLarge(lang)
    case 415:
      return unsupported(say(lang, 'unsupportedBody'))
    case 429:
      return tooMany(lang, 30)
    case 503:
      throw new HttpError(503, { message: say(lang, 'unavailable') }, { 'retry-after': '2' })
    default: {
      const lists = Object.entries(properties)
        .filter(([, property]) => property['type'] === 'array')
        .map(([name]) => [name, []])
      throw new HttpError(status, { message: GONE[lang], ...Object.fromEntries(lists) })
    }
  }
}
