import { defineRoute } from '../../route-definition'

/** A person's hours and what comes next. */
export default defineRoute({
  name: 'auth-formacion',
  layout: 'private',
  lazy: () => import('../../../features/enrolment/training/training-page'),
  handle: { namespaces: ['enrolment'] },
})
