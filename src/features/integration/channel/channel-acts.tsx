import { CirclePause, CirclePlay, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  useDeleteIntegration,
  useUpdateIntegration,
} from '../../../../generated/api/integration/integration'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'

/** What an ADMIN does with a channel as a whole: let it go on or rest, set it, end it. */
export function ChannelActs({ channel }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  const [isEnding, setIsEnding] = useState(false)
  const rests = channel.state === 'draft' || channel.state === 'paused'
  // Without its key it could send nothing: that comes first (KeyPanel).
  const lacksKey = rests && channel.sends && channel.keyHint === null
  const reads = ['integration']
  const turn = useWrite(useUpdateIntegration, {
    done: t(rests ? 'acts.activated' : 'acts.paused'),
    conflict: t('acts.stale'),
    reads,
  })
  const close = () => setIsEnding(false)
  const end = useWrite(useDeleteIntegration, {
    done: t('acts.ended'),
    reads,
    onDone: close,
    onRefused: close,
  })
  const Icon = rests ? CirclePlay : CirclePause
  return (
    <>
      <Button variant="text" onClick={() => setIsEnding(true)}>
        <Trash2 className="icon" aria-hidden="true" />
        {t('acts.end')}
      </Button>
      <Link className={buttonClass()} to={href('auth-integrations-editar-id', { id: channel.id })}>
        <Settings2 className="icon" aria-hidden="true" />
        {t('acts.set')}
      </Link>
      {!lacksKey && (
        <Button
          variant={rests ? 'main' : 'plain'}
          busy={turn.busy}
          onClick={() =>
            void turn.write({
              id: channel.id,
              data: { version: channel.version, state: rests ? 'active' : 'paused' },
            })
          }
        >
          <Icon className="icon" aria-hidden="true" />
          {t(rests ? 'acts.activate' : 'acts.pause')}
        </Button>
      )}
      {isEnding && (
        <ConfirmDialog
          title={t('acts.endTitle', { name: channel.name })}
          text={t('acts.endText')}
          cancel={t('cancel')}
          send={t('acts.end')}
          danger
          busy={end.busy}
          onClose={close}
          onConfirm={() => void end.write({ id: channel.id })}
        />
      )}
    </>
  )
}
