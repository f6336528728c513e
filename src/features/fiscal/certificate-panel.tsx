import { useState } from 'react'
import { useRemoveFiscalCertificate } from '../../../generated/api/fiscal/fiscal'
import type { Fiscal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { CertificateDialog } from './certificate-dialog'

function Removal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fiscal')
  const { busy, write } = useWrite(useRemoveFiscalCertificate, {
    done: t('certificate.removed'),
    reads: ['fiscal'],
    onDone: onClose,
    onRefused: onClose,
  })
  return (
    <ConfirmDialog
      title={t('certificate.remove')}
      text={t('certificate.removeText')}
      cancel={t('cancel')}
      send={t('certificate.remove')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => void write()}
    />
  )
}

/** With what the agency is known to the tax agency; its file and password are never shown. */
export function CertificatePanel({ fiscal: { certificate, mode } }: { fiscal: Fiscal }) {
  const { t } = useTranslation('fiscal')
  const [open, setOpen] = useState<'give' | 'remove' | null>(null)
  return (
    <Panel title={t('certificate.title')}>
      <p>
        {certificate
          ? t('certificate.until', { name: certificate.subject, day: date(certificate.until) })
          : t('certificate.none')}
      </p>
      {certificate && (
        <p className="muted">
          {[
            t(`certificate.kind.${certificate.kind}`),
            certificate.taxId && t('certificate.taxId', { taxId: certificate.taxId }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {certificate?.foreign && (
        <p className="error-message" role="status">
          {t('certificate.foreign', { taxId: certificate.taxId })}
        </p>
      )}
      <p className="fiscal-acts">
        <Button onClick={() => setOpen('give')}>
          {t(certificate ? 'certificate.other' : 'certificate.give')}
        </Button>
        {certificate && mode === 'off' && (
          <Button variant="text" onClick={() => setOpen('remove')}>
            {t('certificate.remove')}
          </Button>
        )}
      </p>
      {open === 'give' && <CertificateDialog onClose={() => setOpen(null)} />}
      {open === 'remove' && <Removal onClose={() => setOpen(null)} />}
    </Panel>
  )
}
