import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'politica-de-cookies',
  layout: 'public',
  lazy: () => import('../../../features/about/cookies/cookies-page'),
  handle: { namespaces: ['about-cookies'] },
})
