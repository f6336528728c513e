import { DEMANDS_SIDE } from '../../../slots/new-demand'
import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera',
  layout: 'private',
  lazy: () => import('./portfolio-screen'),
  handle: {
    namespaces: ['property', 'forms', 'demand', 'view', 'price'],
    opens: (search) =>
      search.get('lado') === DEMANDS_SIDE.lado
        ? ['src/features/demand/list/demands-page.tsx']
        : ['src/features/property/list/portfolio-page.tsx'],
  },
})
