import { defineRoute } from '../../route-definition'

/** Referrals: mine, or those passed on to my agency. */
export default defineRoute({
  name: 'auth-referido-historial',
  layout: 'private',
  lazy: () => import('../../../features/referral/list/history-page'),
  handle: { namespaces: ['referral', 'forms'] },
})
