import { defineRoute } from '../../route-definition'

/** Which homes a channel takes out, and how. */
export default defineRoute({
  name: 'auth-integrations-editar-id',
  layout: 'private',
  lazy: () => import('../../../features/integration/settings/settings-page'),
  handle: { namespaces: ['integration', 'forms'] },
})
