import { defineRoute } from '../../route-definition'

/** Pages and texts, two languages side by side. */
export default defineRoute({
  name: 'auth-web-plantilla-contenido',
  layout: 'private',
  lazy: () => import('../../../features/site/texts/texts-page'),
  handle: { namespaces: ['site', 'forms'] },
})
