import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'politica-de-privacidad',
  layout: 'public',
  lazy: () => import('../../../features/about/privacy/privacy-page'),
  handle: { namespaces: ['about-privacy'] },
})
