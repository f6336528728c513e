import {
  Archive,
  ArchiveRestore,
  Copy,
  ExternalLink,
  Pencil,
  Printer,
  QrCode,
  Tag,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { may, owns } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { Acts } from '../../../ui/workspace/acts'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChangeStatus } from './change-status'
import { useArchive } from './use-archive'

const DuplicateDialog = lazy(() => import('./duplicate-dialog'))

/**
 * What one does with a home: see, print, copy, put away and bring back, status, edit; with a
 * colleague's, see and print.
 */
export function RecordActions({ property }: { property: Property }) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  const { archive, restore } = useArchive(property)
  const [open, setOpen] = useState<'status' | 'copy' | null>(null)
  const { id, status, publishedAt } = property
  const own = owns(profile, property)
  const live = publishedAt !== null && (status === 'active' || status === 'reserved')
  const away = status === 'archived'
  const close = () => setOpen(null)
  return (
    <>
      <Acts
        more={
          <>
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
        {away && own ? (
          <Button onClick={() => void restore()}>
            <ArchiveRestore size={18} aria-hidden />
            {t('record.restore')}
          </Button>
        ) : null}
        {away || !own ? null : (
          <Button onClick={() => setOpen('status')}>
            <Tag size={18} aria-hidden />
            {t('record.changeStatus')}
          </Button>
        )}
        {own ? (
          <Link
            className={buttonClass({ variant: 'main' })}
            to={href('auth-cartera-inmueble-editar-id', { id })}
          >
            <Pencil size={18} aria-hidden />
            {t('record.edit')}
          </Link>
        ) : null}
      </Acts>
      {open === 'status' ? <ChangeStatus property={property} onClose={close} /> : null}
      {open === 'copy' ? (
        <Suspense>
          <DuplicateDialog property={property} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
