import { defineRoute } from '../../route-definition'

/** Feeds of the agency: upload one, and the runs so far. */
export default defineRoute({
  name: 'auth-integrations',
  layout: 'private',
  lazy: () => import('./runs-screen'),
  handle: { namespaces: ['import', 'integration'] },
})
