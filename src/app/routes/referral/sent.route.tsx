import { defineRoute } from '../../route-definition'

/** A referral that was sent: what happens now. */
export default defineRoute({
  name: 'auth-referido-id-success',
  layout: 'private',
  lazy: () => import('../../../features/referral/home/sent-page'),
  handle: { namespaces: ['referral', 'forms'] },
})
