import { defineRoute } from '../../route-definition'

/** One of them, lesson by lesson. */
export default defineRoute({
  name: 'auth-courses-my-courses-id',
  layout: 'private',
  lazy: () => import('../../../features/enrolment/player/player-page'),
  handle: { namespaces: ['enrolment'] },
})
