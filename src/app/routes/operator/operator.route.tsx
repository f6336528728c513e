import { defineRoute } from '../../route-definition'

/** The desk of the site's operator; there for nobody else. */
export default defineRoute({
  name: 'auth-operador',
  layout: 'private',
  lazy: () => import('../../../features/operator/operator-page'),
  handle: {
    namespaces: ['operator', 'order', 'market', 'course', 'forms'],
    middleware: ['auth', 'operator'],
  },
})
