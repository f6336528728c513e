import { defineRoute } from '../../route-definition'

/** Conversations, for every role. */
export default defineRoute({
  name: 'auth-mensajes',
  layout: 'private',
  lazy: () => import('./messages-screen'),
  handle: {
    namespaces: ['chat', 'inbox'],
    // Who asks only the browser knows: an agency's inbox is named early for everybody, unless the
    // address is a visitor's.
    opens: (search) =>
      search.has('home') || search.has('como') ? [] : ['src/app/routes/chat/inbox-screen.tsx'],
  },
})
