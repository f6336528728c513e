import { lazy, Suspense } from 'react'
import type { PriceDialogProps, PriceReasonProps } from '../../../slots/price'

const Dialog = lazy(() => import('../../../features/price/price-dialog'))
const Reason = lazy(() => import('../../../features/price/price-reason'))

/**
 * The dialog that changes a price, for screens of homes. Their route needs the namespaces `price`
 * and `property`.
 */
export const PriceDialog = (props: PriceDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)

/**
 * The reason of prices typed in the wizard, with who would hear of them. Its route needs the same
 * namespaces.
 */
export const PriceReasonPart = (props: PriceReasonProps) => (
  <Suspense>
    <Reason {...props} />
  </Suspense>
)
