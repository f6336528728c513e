import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-perfil-suscripcion',
  layout: 'private',
  lazy: () => import('./subscription-screen'),
  handle: { namespaces: ['subscription', 'user'] },
})
