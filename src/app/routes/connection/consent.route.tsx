import { defineRoute } from '../../route-definition'

/** Where an application sends its person, to be allowed to act as them. */
export default defineRoute({
  name: 'auth-conectar',
  layout: 'private',
  lazy: () => import('../../../features/connection/consent-page'),
  handle: { namespaces: ['connection'] },
})
