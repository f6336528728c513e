import { defineRoute } from '../../route-definition'

/** A person's hours and what comes next. */
export default defineRoute({
  name: 'auth-formacion',
  layout: 'private',
  lazy: () => import('./training-screen'),
  handle: { namespaces: ['enrolment', 'course'] },
})
