import { defineRoute } from '../../route-definition'

/** Homes a person has looked at. */
export default defineRoute({
  name: 'auth-historial',
  layout: 'private',
  lazy: () => import('../../../features/seen/history/history-page'),
  handle: { namespaces: ['seen'] },
})
