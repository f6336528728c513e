import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-perfil',
  layout: 'private',
  lazy: () => import('./profile-screen'),
  handle: { namespaces: ['user', 'notification', 'public-forms', 'forms'] },
})
