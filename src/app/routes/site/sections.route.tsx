import { defineRoute } from '../../route-definition'

/** The sections of a page, in their forms, with the page beside them. */
export default defineRoute({
  name: 'auth-web-plantilla-secciones',
  layout: 'private',
  lazy: () => import('../../../features/site/sections/sections-page'),
  handle: { namespaces: ['site', 'forms'] },
})
