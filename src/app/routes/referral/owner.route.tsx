import { defineRoute } from '../../route-definition'

/** Passing an owner on, step 1: who they are and to whom. */
export default defineRoute({
  name: 'auth-referido-inmueble',
  layout: 'private',
  lazy: () => import('../../../features/referral/owner/owner-page'),
  handle: { namespaces: ['referral', 'forms'] },
})
