import Dialog from '@mui/material/Dialog'
import { useState } from 'react'
import type { DemandReason, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/workspace/kit/button'
import { REASONS } from './next'

interface StatusDialogProps {
  status: DemandStatus
  /** How many demands. */
  count?: number
  /** What is happening, while it happens. */
  busy: string | null
  /** What the server said at the reason. */
  error?: string | undefined
  onClose: () => void
  onSend: (input: { reason: DemandReason; note: string }) => void
}

/** Why a demand is closed or searched again: one of the reasons that explain it, and a note. */
export default function StatusDialog({
  status,
  count = 1,
  busy,
  error,
  onClose,
  onSend,
}: StatusDialogProps) {
  const { t } = useTranslation('demand')
  const [reason, setReason] = useState<DemandReason | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = asked && !reason ? t('status.missing') : error
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="demand-status-title"
      slotProps={{ paper: { className: 'dm-d' } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (reason) onSend({ reason, note: note.trim() })
        }}
      >
        <h2 id="demand-status-title">{t(`status.title.${status}`, { count })}</h2>
        <fieldset className="dm-rs" aria-describedby={missing ? 'demand-status-error' : undefined}>
          <legend>{t('status.reason')}</legend>
          {REASONS[status].map((one) => (
            <label key={one} className="dm-r">
              <BareRadio
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              {t(`enums.reason.${one}`)}
            </label>
          ))}
        </fieldset>
        {missing ? (
          <p className="er-m" id="demand-status-error" role="alert">
            {missing}
          </p>
        ) : null}
        <TextAreaField
          id="demand-status-note"
          label={t('status.note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="dm-de">
          <Button disabled={busy !== null} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy !== null}>
            {busy ?? t(`act.${status}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
