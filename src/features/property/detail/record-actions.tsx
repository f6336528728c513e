import {
  Archive,
  Copy,
  ExternalLink,
  Pencil,
  Printer,
  QrCode,
  Tag,
  TrendingDown,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Property, PropertyStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { may, owns } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import type { PriceSlot } from '../../../slots/price'
import { Acts } from '../../../ui/workspace/acts'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChangeStatus } from './change-status'
import { LeadAct } from './lead-act'
import { useArchive } from './use-archive'

const DuplicateDialog = lazy(() => import('./duplicate-dialog'))

interface RecordActionsProps {
  property: Property
  /** Where its price may be changed. */
  Price?: PriceSlot | undefined
}

/**
 * What one does with a home: first what leads it on from where it stands, its price while it is on
 * the market, edit; the rest is folded. With a colleague's, see and print.
 */
export function RecordActions({ property, Price }: RecordActionsProps) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  const { archive, restore } = useArchive(property)
  const [open, setOpen] = useState<'status' | 'copy' | 'price' | null>(null)
  const [to, setTo] = useState<PropertyStatus>()
  const { id, status, publishedAt } = property
  const own = owns(profile, property)
  const live = publishedAt !== null && (status === 'active' || status === 'reserved')
  const away = status === 'archived'
  const close = () => setOpen(null)
  const ask = (next?: PropertyStatus) => {
    setTo(next)
    setOpen('status')
  }
  return (
    <>
      <Acts
        folded
        more={
          <>
            {away || !own ? null : (
              <Button variant="text" onClick={() => ask()}>
                <Tag size={18} aria-hidden />
                {t('record.changeStatus')}
              </Button>
            )}
            {live ? (
              <a className={buttonClass()} href={href('inmueble-id', { id })}>
                <ExternalLink size={18} aria-hidden />
                {t('record.listing')}
              </a>
            ) : null}
            <Link className={buttonClass()} to={href('auth-cartera-inmueble-id-imprimir', { id })}>
              <Printer size={18} aria-hidden />
              {t('record.print')}
            </Link>
            <Link
              className={buttonClass()}
              to={href('QR_TEMPLATES-print-template', {}, { homes: id })}
            >
              <QrCode size={18} aria-hidden />
              {t('record.qrCards')}
            </Link>
            {own ? (
              <Button variant="text" onClick={() => setOpen('copy')}>
                <Copy size={18} aria-hidden />
                {t('record.duplicate')}
              </Button>
            ) : null}
            {away || !own || !may(profile, 'delete') ? null : (
              <Button variant="text" onClick={() => void archive()}>
                <Archive size={18} aria-hidden />
                {t('record.archive')}
              </Button>
            )}
          </>
        }
      >
        {own ? (
          <LeadAct property={property} onStatus={ask} onRestore={() => void restore()} />
        ) : null}
        {Price && status === 'active' ? (
          <Button onClick={() => setOpen('price')}>
            <TrendingDown size={18} aria-hidden />
            {t('record.price')}
          </Button>
        ) : null}
        {own ? (
          <Link className={buttonClass()} to={href('auth-cartera-inmueble-editar-id', { id })}>
            <Pencil size={18} aria-hidden />
            {t('record.edit')}
          </Link>
        ) : null}
      </Acts>
      {open === 'status' ? <ChangeStatus property={property} to={to} onClose={close} /> : null}
      {open === 'price' && Price ? <Price propertyId={id} onClose={close} /> : null}
      {open === 'copy' ? (
        <Suspense>
          <DuplicateDialog property={property} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
