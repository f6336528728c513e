import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useBusy } from '../../../lib/use-busy'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { DeviceSwitch } from '../mine/device-switch'
import { useMine } from '../mine/use-device'
import { download } from './download'
import { KeptRow } from './kept-row'
import { discard, sendKept, useKept } from './queue'
import type { Placed } from './store'

/** What becomes of it: sent without being asked, or not before its person has said something. */
function textOf(kept: readonly Placed[]): 'empty' | 'text' | 'textHeld' | 'textBoth' {
  const refused = kept.filter(({ refusal }) => refusal).length
  if (kept.length === 0) return 'empty'
  if (refused === 0) return 'text'
  return refused === kept.length ? 'textHeld' : 'textBoth'
}

/** What waits to be sent, what was refused and why, and what can be done about each. */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk')
  const kept = useKept()
  const mine = useMine()
  const [wasMine] = useState(mine)
  const [busy, during] = useBusy()
  const [leaving, setLeaving] = useState<Placed | null>(null)
  const waits = kept.some(({ refusal }) => !refusal)
  const isHeld = kept.some(({ refusal }) => refusal)
  return (
    <Dialog title={t('later.title')} onClose={onClose} describedBy="later">
      <p id="later" className="muted">
        {t(`later.${textOf(kept)}`)}
      </p>
      <ul className="later-list">
        {kept.map((write) => (
          <KeptRow
            key={write.n}
            write={write}
            onDiscard={() => setLeaving(write)}
            onLeave={onClose}
          />
        ))}
      </ul>
      {/* The profile, where it stands, does not come without a connection. */}
      {wasMine ? <DeviceSwitch /> : null}
      <DialogActs>
        <Button onClick={onClose}>{t('later.close')}</Button>
        {kept.length > 1 ? (
          <Button onClick={() => download(kept)}>{t('later.saveAll')}</Button>
        ) : null}
        {waits ? (
          <Button
            variant={isHeld ? 'plain' : 'main'}
            disabled={busy}
            onClick={() => void during(sendKept)}
          >
            {t('later.now')}
          </Button>
        ) : null}
      </DialogActs>
      {leaving ? (
        <ConfirmDialog
          danger
          title={t('later.discard')}
          text={t('later.discardText')}
          send={t('later.discard')}
          cancel={t('later.keep')}
          onClose={() => setLeaving(null)}
          onConfirm={() => void discard(leaving).then(() => setLeaving(null))}
        />
      ) : null}
    </Dialog>
  )
}
