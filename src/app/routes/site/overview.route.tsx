import { defineRoute } from '../../route-definition'

/** How the agency's website stands: what is out, what is not yet, what is to be mended. */
export default defineRoute({
  name: 'auth-web',
  layout: 'private',
  lazy: () => import('../../../features/site/overview/overview-page'),
  handle: { namespaces: ['site', 'forms'] },
})
