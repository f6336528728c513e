import { useGetFiscal } from '../../../generated/api/fiscal/fiscal'
import { useTranslation } from '../../i18n'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { CertificatePanel } from './certificate-panel'
import './fiscal.css'
import { LawPanel } from './law-panel'
import { ModePanel } from './mode-panel'
import { RecordsPanel } from './records-panel'
import { StandingPanel } from './standing-panel'

/** VeriFactu: what is sent, what came of it, and what the law wants from which day on. */
export default function FiscalPart() {
  const { t } = useTranslation('fiscal')
  const { data, error, refetch } = useGetFiscal({ request: { silent: true } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} label={t('loading')} />
  return (
    <div className="fiscal-two">
      <div className="fiscal-stack">
        <ModePanel fiscal={data} />
        <RecordsPanel total={data.records} />
      </div>
      <div className="fiscal-stack">
        <StandingPanel fiscal={data} />
        <CertificatePanel fiscal={data} />
        <LawPanel fiscal={data} />
      </div>
    </div>
  )
}
