import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'nosotros',
  layout: 'public',
  lazy: () => import('../../../features/about/us/us-page'),
  handle: { namespaces: ['about-us'] },
})
