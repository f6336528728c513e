import { defineRoute } from '../../route-definition'

/** One channel; with `?run=` one run of a source: what it did to each home, and its undo. */
export default defineRoute({
  name: 'auth-integrations-id',
  layout: 'private',
  lazy: () => import('./channel-screen'),
  handle: { namespaces: ['integration', 'publication', 'import'] },
})
