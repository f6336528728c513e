import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Integration, IntegrationShrink } from '../../../../generated/model'
import { useConfirmShrink } from '../../../../generated/api/publication/publication'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { TextField } from '../../../ui/workspace/kit/text-field'
import '../../../ui/workspace/styles/form.css'

/**
 * More than half of the homes would leave at once: they stay out there until an ADMIN types how
 * many shall go. An agent reads it.
 */
export function ShrinkQuestion({
  channel,
  shrink,
  isAdmin,
}: {
  channel: Integration
  shrink: IntegrationShrink
  isAdmin: boolean
}) {
  const { t } = useTranslation('integration')
  const [isAsking, setIsAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setIsAsking(false)
    setTyped('')
  }
  const { busy, write } = useWrite(useConfirmShrink, {
    done: t('shrink.done'),
    reads: ['integration'],
    onDone: close,
    onRefused: close,
  })
  const { leaving: count, of } = shrink
  return (
    <section className="channel-question" role="alert">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <h2>{t('shrink.title', { count, of })}</h2>
        <p>{t('shrink.text', { since: date(shrink.since, 'DD/MM/YYYY HH:mm') })}</p>
        {!isAdmin && <p>{t('shrink.agent')}</p>}
      </div>
      {isAdmin && (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('shrink.confirm', { count })}
        </Button>
      )}
      {isAsking && (
        <FormDialog
          title={t('shrink.sure', { count })}
          width="xs"
          danger
          cancel={t('shrink.keep')}
          send={t('shrink.confirm', { count })}
          busy={busy}
          disabled={typed.trim() !== String(count)}
          onClose={close}
          onSend={() => void write({ id: channel.id })}
        >
          <p>{t('shrink.sureText', { name: channel.name })}</p>
          <TextField
            label={t('shrink.type', { count })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormDialog>
      )}
    </section>
  )
}
