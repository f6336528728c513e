import { defineRoute } from '../../route-definition'

/** The templates, each drawn with the agency's own homes. */
export default defineRoute({
  name: 'auth-web-plantilla',
  layout: 'private',
  lazy: () => import('../../../features/site/template/template-page'),
  handle: { namespaces: ['site', 'forms'] },
})
