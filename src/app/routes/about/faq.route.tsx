import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'faq',
  layout: 'public',
  lazy: () => import('../../../features/about/faq/faq-page'),
  handle: { namespaces: ['about-faq'] },
})
