import { Link } from 'react-router-dom'
import { useGetInvoiceIssuer } from '../../../generated/api/invoice/invoice'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { PartialBand } from '../../ui/states'

/** What of the company is still to be said before an invoice can be issued, and where. */
export function CompanyBand() {
  const { t } = useTranslation('invoice')
  const { data } = useGetInvoiceIssuer({ request: { silent: true } })
  if (!data || data.missing.length === 0) return null
  const missing = data.missing.map((one) => t(`company.${one}`)).join(', ')
  return (
    <PartialBand>
      {t('company.band', { missing })}{' '}
      <Link to={href('auth-perfil-empresa')}>{t('company.fill')}</Link>
    </PartialBand>
  )
}
