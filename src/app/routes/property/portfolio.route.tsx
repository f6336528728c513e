import { DEMANDS_SIDE } from '../../../slots/new-demand'
import { PARTNERS_SIDE } from '../../../slots/partners-side'
import { PASSPORTS_SIDE } from '../../../slots/passport'
import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera',
  layout: 'private',
  lazy: () => import('./portfolio-screen'),
  handle: {
    namespaces: [
      'property',
      'forms',
      'demand',
      'view',
      'price',
      'network',
      'visit',
      'selection',
      'introduction',
      'contact',
      'passport',
    ],
    opens: (search) =>
      search.get('lado') === DEMANDS_SIDE.lado
        ? ['src/features/demand/list/demands-page.tsx']
        : search.get('lado') === PARTNERS_SIDE.lado
          ? ['src/features/network/homes/partner-homes-page.tsx']
          : search.get('lado') === PASSPORTS_SIDE.lado
            ? ['src/features/passport/list/passports-page.tsx']
            : ['src/features/property/list/portfolio-page.tsx'],
  },
})
