import { defineRoute } from '../../route-definition'

/** Figures of an agency over months. */
export default defineRoute({
  name: 'auth-analisis',
  layout: 'private',
  lazy: () => import('./analysis-screen'),
  handle: { namespaces: ['analysis', 'unmet'] },
})
