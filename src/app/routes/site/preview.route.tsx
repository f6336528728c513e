import { defineRoute } from '../../route-definition'

/** The website at three widths. */
export default defineRoute({
  name: 'auth-web-vista-previa',
  layout: 'private',
  lazy: () => import('../../../features/site/preview/preview-page'),
  handle: { namespaces: ['site', 'forms'] },
})
