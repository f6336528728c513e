import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { date } from '../../../lib/format'
import { saveFile } from '../../../lib/save-file'
import { useBusy } from '../../../lib/use-busy'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { discard, leaveTheirs, sendAgain, sendKept, useKept } from './queue'
import type { Placed } from './store'

const ClashList = lazy(() => import('./clash-list'))

/** What was typed, as far as one line tells it apart from the others. */
function gist(data: unknown): string | null {
  const { title, text, comment } = (data ?? {}) as Record<string, unknown>
  const said = [title, text, comment].find((one) => typeof one === 'string' && one !== '')
  return typeof said === 'string' ? said : null
}

const download = (writes: readonly Placed[]): void => {
  const told = writes.map(({ operation, url, data, at }) => ({ operation, url, data, at }))
  saveFile('llar.json', new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' }))
}

function KeptRow({ write, onDiscard }: { write: Placed; onDiscard: () => void }) {
  const { t } = useTranslation('desk')
  const say = useErrorText()
  const [busy, during] = useBusy()
  const { operation, at, data, refusal } = write
  const clashes = refusal && refusal !== 'old' ? refusal.clashes : undefined
  const why =
    refusal === 'old' ? t('later.old') : refusal?.translate ? say(refusal.text) : refusal?.text
  return (
    <li>
      <p>
        <b>{t(`later.act.${operation}`)}</b>{' '}
        <small className="muted num">
          <time dateTime={at}>{date(at, 'DD/MM/YYYY HH:mm')}</time>
        </small>
      </p>
      <p className="later-gist">{gist(data)}</p>
      {clashes ? (
        <Suspense>
          <ClashList clashes={clashes} />
        </Suspense>
      ) : null}
      <p className={refusal ? 'later-why' : 'muted'}>
        {refusal ? `${t('later.refused')}: ${why}` : t('later.waiting')}
      </p>
      {refusal ? (
        <div className="chip-row">
          <Button disabled={busy} onClick={() => void during(() => sendAgain(write))}>
            {t(clashes ? 'later.takeMine' : 'later.again')}
          </Button>
          {clashes ? (
            <Button disabled={busy} onClick={() => void during(() => leaveTheirs(write, clashes))}>
              {t('later.takeTheirs')}
            </Button>
          ) : null}
          <Button onClick={() => download([write])}>{t('later.save')}</Button>
          <Button disabled={busy} onClick={onDiscard}>
            {t('later.discard')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** What waits to be sent, what was refused and why, and what can be done about each. */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk')
  const kept = useKept()
  const [busy, during] = useBusy()
  const [leaving, setLeaving] = useState<Placed | null>(null)
  const waits = kept.some(({ refusal }) => !refusal)
  return (
    <Dialog title={t('later.title')} onClose={onClose} describedBy="later">
      <p id="later" className="muted">
        {t(kept.length > 0 ? 'later.text' : 'later.empty')}
      </p>
      <ul className="later-list">
        {kept.map((write) => (
          <KeptRow key={write.n} write={write} onDiscard={() => setLeaving(write)} />
        ))}
      </ul>
      <DialogActs>
        <Button onClick={onClose}>{t('later.close')}</Button>
        {kept.length > 0 ? <Button onClick={() => download(kept)}>{t('later.save')}</Button> : null}
        {waits ? (
          <Button variant="main" disabled={busy} onClick={() => void during(sendKept)}>
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
