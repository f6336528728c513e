import { defineRoute } from '../../route-definition'

/** Conversations, for every role. */
export default defineRoute({
  name: 'auth-mensajes',
  layout: 'private',
  lazy: () => import('./messages-screen'),
  handle: { namespaces: ['chat'] },
})
