import { defineRoute } from '../../route-definition'

/** What the agency bills and is billed; the specification leaves it without the guard. */
export default defineRoute({
  name: 'auth-contabilidad',
  layout: 'private',
  lazy: () => import('./accounting-screen'),
  handle: { namespaces: ['invoice', 'fee', 'tax', 'forms'] },
})
