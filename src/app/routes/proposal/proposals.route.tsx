import { defineRoute } from '../../route-definition'

/** What assistants proposed and waits for a person. */
export default defineRoute({
  name: 'auth-propuestas',
  layout: 'private',
  lazy: () => import('../../../features/proposal/proposals-page'),
  handle: { namespaces: ['proposal'] },
})
