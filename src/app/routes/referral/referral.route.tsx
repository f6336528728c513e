import { defineRoute } from '../../route-definition'

/** One referral: where it stands and what comes next. */
export default defineRoute({
  name: 'auth-referido-inmueble-id',
  layout: 'private',
  lazy: () => import('../../../features/referral/detail/referral-page'),
  handle: { namespaces: ['referral', 'forms'] },
})
