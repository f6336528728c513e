import type { Route } from '../../generated/server/route-type.ts'
import { follow } from '../../server/contract/refs.ts'
import type { Scenario } from './scenario.ts'

const isWrite = (route: Route): boolean => route.method !== 'GET'
const group = 'Error catalogue'

/** Fields of a write that a form shows; of a read those of its query. */
function wrongFields(
  route: Route,
  contract: Record<string, Record<string, unknown>>,
): Record<string, string> {
  const schema = route.body?.schema ?? route.query ?? {}
  const target = follow(schema, (name) => contract[name])
  const names = Object.keys((target['properties'] ?? {}) as object)
    .filter((name) => name !== 'version')
    .slice(0, 2)
  return Object.fromEntries(
    (names.length > 0 ? names : ['_']).map((name) => [name, 'Este campo es obligatorio']),
  )
}

/**
 * The rows of the specification's section 8, in its order. Each is made so that no earlier row
 * applies.
 */
export const catalogue = (defs: Record<string, Record<string, unknown>>): Scenario[] => [
  {
    name: 'row-1',
    group,
    about: 'Row 1: the answer has an error field; it is shown as it is.',
    failure: () => ({ status: 422, body: { error: 'El servicio está en obras hasta las doce' } }),
  },
  {
    name: 'row-2',
    group,
    about: 'Row 2: the answer has a message field; shown, for reads translated.',
    failure: () => ({ status: 422, body: { message: 'Este registro está cerrado' } }),
  },
  {
    name: 'row-3',
    group,
    about: 'Row 3: a write is answered with a detail field.',
    on: isWrite,
    failure: () => ({ status: 422, body: { detail: 'El archivo no se puede leer' } }),
  },
  {
    name: 'row-4',
    group,
    about: 'Row 4: status 403, "Acceso no autorizado"; the screen’s state without rights.',
    failure: () => ({ status: 403, body: {} }),
  },
  {
    name: 'row-5',
    group,
    about: 'Row 5: status 400 with the fields that are wrong.',
    failure: (route) => ({ status: 400, body: wrongFields(route, defs) }),
  },
  {
    name: 'row-6',
    group,
    about: 'Row 6: status 406, with its detail for reads (row 3 takes that of writes).',
    failure: (route) => ({
      status: 406,
      body: isWrite(route) ? {} : { detail: 'el estado no lo permite' },
    }),
  },
  {
    name: 'row-7',
    group,
    about: 'Row 7: anything else, "Algo ha ido mal, inténtalo más tarde".',
    failure: () => ({ status: 418, body: {} }),
  },
  {
    name: 'offline',
    group,
    about: 'No answer at all: the connection is cut.',
    failure: () => 'cut',
  },
]
