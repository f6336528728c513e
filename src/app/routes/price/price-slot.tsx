import { lazy, Suspense } from 'react'
import type { PriceDialogProps } from '../../../lib/price-slot'

const Dialog = lazy(() => import('../../../features/price/price-dialog'))

/** The dialog that changes a price, for screens of homes. Their route needs the namespaces `price` and `property`. */
export const PriceDialog = (props: PriceDialogProps) => <Suspense><Dialog {...props} /></Suspense>
