import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { downloadInvoice } from '../../../../generated/api/invoice/invoice'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'

/** What draws PDFs is heavy and comes with the first one. */
const PdfPages = lazy(() => import('../../../ui/pdf-pages'))

/** The invoice as it is on paper; drawn again when what it says to pay has changed. */
export function Paper({ id, number, changed }: { id: string; number: string; changed: string }) {
  const { t } = useTranslation('invoice')
  const { data, error, refetch } = useQuery({
    queryKey: [`/api/v1/invoice/${id}/pdf/`, changed],
    queryFn: () => downloadInvoice(id, { quiet: true, silent: true }),
    staleTime: Infinity,
  })
  return (
    <div className="invoice-desk">
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} label={t('detail.drawing')} />}
      {data && (
        <Suspense fallback={<SkeletonRows rows={8} label={t('detail.drawing')} />}>
          <PdfPages file={data} label={(page, all) => t('detail.page', { number, page, all })} />
        </Suspense>
      )}
    </div>
  )
}
