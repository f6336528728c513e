import { defineRoute } from '../../route-definition'

/** Passing an owner on, step 2: which home it is. */
export default defineRoute({
  name: 'auth-referido-inmueble-id-step-2',
  layout: 'private',
  lazy: () => import('../../../features/referral/home/home-page'),
  handle: { namespaces: ['referral', 'forms'] },
})
