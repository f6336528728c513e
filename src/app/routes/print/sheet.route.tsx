import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'QR_TEMPLATES-print-template',
  layout: 'private',
  lazy: () => import('../../../features/print/sheet/sheet-page'),
  handle: { namespaces: ['print'] },
})
